import { readFileSync } from 'node:fs';
import { feeHistories, fitRenewal, LEAST_HISTORIES } from '#analytics/valuation/fit.ts';
import { readRenewalParameters } from '#analytics/valuation/renewal.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { EXIT } from './failure.ts';
import { createProgress } from './progress.ts';
import { table } from './text.ts';

const three = (value: number) => value.toFixed(3);
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

/**
 * Fits the renewal model to the fee histories of the corpus and shows how well it fits; what it prints last is a file
 * for `PRIORA_RENEWAL_MODEL`.
 * @param file JSON with decay, discount, fees and price_year, which are taken as given.
 */
export async function fitRenewalCommand(file: string): Promise<void> {
  // mean and deviation are what is looked for: any will do to read the rest
  const given = JSON.parse(readFileSync(file, 'utf8')) as object;
  const assumed = readRenewalParameters(JSON.stringify({ source: 'a fit', mu: 0, sigma: 1, ...given }));
  const config = readConfig();
  const progress = createProgress();
  const corpus = await openStorage(config);
  try {
    const histories = await feeHistories(corpus, (done, total) => progress.show('reading fees', done / total));
    progress.clear();
    const fit = fitRenewal(histories, assumed);
    if ('refused' in fit) {
      process.stderr.write(
        `priora: nothing was fitted: ${fit.refused}. Legal events of US patents (uspto-odp, epo-ops) hold fee histories; ${LEAST_HISTORIES} are the least.\n`,
      );
      process.exitCode = EXIT.failed;
      return;
    }
    const { mu, sigma, mu_error, sigma_error, log_likelihood, decisions } = fit;
    process.stdout.write(
      [
        `Fitted to ${fit.histories.toLocaleString('en')} fee histories by maximum likelihood (log-likelihood ${log_likelihood.toFixed(1)}).`,
        `mu ${three(mu)} (standard error ${three(mu_error)}), sigma ${three(sigma)} (${three(sigma_error)}); decay, discount and fees as given.`,
        '',
        table([
          ['fee due, years', 'decided', 'paid, observed', 'paid, by the model'],
          ...decisions.map(({ due, decided, observed, expected }) => [
            due,
            decided,
            percent(observed),
            percent(expected),
          ]),
        ]),
        '',
        JSON.stringify(
          {
            ...assumed,
            source: `own fit: ${fit.histories} US fee histories of this corpus, maximum likelihood`,
            ...{ mu: Number(three(mu)), sigma: Number(three(sigma)) },
          },
          null,
          2,
        ),
        '',
      ].join('\n'),
    );
  } finally {
    progress.clear();
    await corpus.close();
  }
}
