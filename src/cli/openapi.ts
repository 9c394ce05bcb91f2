import { readConfig } from '#config.ts';
import { openApi } from '#http/openapi.ts';
import { groups } from '#operations/index.ts';

/** Prints the OpenAPI description of the catalogue; opens nothing. */
export async function printOpenApi(): Promise<void> {
  process.stdout.write(`${JSON.stringify(openApi(groups, readConfig().PRIORA_PUBLIC_URL), null, 2)}\n`);
}
