import { allowedValues, Settings } from '#config.ts';

/** The page that describes every setting, as Markdown; made from the settings' own declaration. */
export function configurationPage(): string {
  const rows = Object.entries(Settings.properties).map(([name, schema]) => {
    const { default: fallback, description } = schema as object as { default?: unknown; description: string };
    return `| \`${name}\` | ${allowedValues(schema)} | ${fallback === undefined ? '' : `\`${fallback}\``} | ${description.replaceAll('|', '\\|')} |`;
  });
  return `# Configuration

Settings are environment variables; all of them are optional. A wrong one stops the start with a message that names it.
This page is generated from \`src/config.ts\`: run \`npm run docs\` after a change.

| Variable | Values | Default | Meaning |
|---|---|---|---|
${rows.join('\n')}
`;
}
