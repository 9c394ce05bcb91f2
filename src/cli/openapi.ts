import { readConfig } from '#config.ts';
import { forGenerators } from '#http/for-generators.ts';
import { openApi } from '#http/openapi.ts';
import { groups } from '#operations/index.ts';

/** Prints the OpenAPI description of the catalogue, as programs that write clients want it if asked; opens nothing. */
export async function printOpenApi(options: { readonly forGenerators?: boolean }): Promise<void> {
  const description = openApi(groups, readConfig().PRIORA_PUBLIC_URL);
  process.stdout.write(
    `${JSON.stringify(options.forGenerators ? forGenerators(description) : description, null, 2)}\n`,
  );
}
