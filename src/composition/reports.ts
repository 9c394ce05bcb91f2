import { readFileSync } from 'node:fs';
import { type RenewalParameters, readRenewalParameters } from '#analytics/valuation/renewal.ts';
import type { Config } from '#config.ts';
import { type Logo, readLogo } from '#documents/logo.ts';

/** The logo of reports. @throws Error that names the file and what is wrong with it. */
export function ownersLogo({ PRIORA_REPORT_LOGO: file }: Config): Logo | undefined {
  if (file === undefined) return undefined;
  try {
    return readLogo(readFileSync(file));
  } catch (error) {
    throw new Error(`PRIORA_REPORT_LOGO: ${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** The parameters by which patents are valued. @throws Error that names the file and what is wrong with it. */
export function renewalModel({ PRIORA_RENEWAL_MODEL: file }: Config): RenewalParameters | undefined {
  if (file === undefined) return undefined;
  try {
    return readRenewalParameters(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`PRIORA_RENEWAL_MODEL: ${file}: ${(error as Error).message}`, { cause: error });
  }
}
