import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { operationWithNotes } from '../api.ts';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Held } from '../parts/Held.tsx';
import { useNarrowed } from '../parts/narrowed.ts';
import { Pager } from '../parts/Pager.tsx';
import { Notices } from '../parts/Readiness.tsx';
import { SearchLine } from '../parts/SearchLine.tsx';
import { useRegisterWords } from '../words/registers.ts';
import { useWords } from '../words/words.tsx';
import { PHASES, STATUSES } from './drugs/names.ts';
import { TrialList } from './drugs/TrialList.tsx';

const PAGE = 20;
/** As many words as one search takes. */
const MOST_WORDS = 20;

/**
 * What trials are narrowed by beside words: the name in the address and in the call, the list of words, all of them.
 */
const NARROWED = [
  ['phase', 'phase', PHASES, 'trials_phase'],
  ['recruitment_status', 'trial_status', STATUSES, 'trials_status'],
] as const;

/** The words of a line, each of which a trial must have; what stands in quotation marks is one. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]+)"|[^\s"]+/g)].slice(0, MOST_WORDS).map(([whole, quoted]) => quoted ?? whole);

/** The number of a register: `NCT01234567`, `ISRCTN12345678`, `2016-001234-42`. */
const NUMBER = /^[A-Za-z]{0,8}\d[\d-]{5,20}$/;

/** `/trials`: clinical trials by words (`?keyword=`), phase and state. */
export default function Trials() {
  const { say } = useWords();
  const word = useRegisterWords();
  const { params, go } = useNarrowed();
  useEffect(() => {
    document.title = `${say('trials')} · Priora`;
  }, [say]);
  const keyword = params.get('keyword') ?? '';
  const offset = Math.max(0, Number(params.get('from')) || 0);
  const narrowed = NARROWED.flatMap(([name, , codes]) => {
    const code = codes.find((each) => each === params.get(name));
    return code === undefined ? [] : [[name, [code]] as const];
  });
  const body = {
    ...Object.fromEntries(narrowed),
    ...(NUMBER.test(keyword)
      ? { register_number: { value: [keyword.toUpperCase()] } }
      : keyword !== '' && { keyword: { condition: 'AND' as const, value: wordsOf(keyword) } }),
  };
  const found = useQuery({
    queryKey: ['trials', body, offset],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      operationWithNotes('POST /synapse/clinical-trial/search', { body: { ...body, offset, limit: PAGE }, signal }),
  });
  const { items = [], total = 0 } = found.data?.answer ?? {};
  return (
    <div className="page">
      <h1>{say('trials')}</h1>
      <p className="soft measure">{say('trials_text')}</p>
      <SearchLine
        of={{ name: 'keyword', label: say('trials_find') }}
        {...{ value: keyword, most: 400, required: false }}
        onSearch={(words) => go('keyword', words)}
      >
        {NARROWED.map(([name, list, codes, label]) => (
          <select
            key={name}
            aria-label={say(label)}
            value={params.get(name) ?? ''}
            onChange={({ target: { value } }) => go(name, value)}
          >
            <option value="">
              {say(label)}: {say('papers_all')}
            </option>
            {codes.map((code) => (
              <option key={code} value={code}>
                {word(list, code)}
              </option>
            ))}
          </select>
        ))}
      </SearchLine>
      {found.error ? (
        <Problem error={found.error} again={() => void found.refetch()} />
      ) : !found.data ? (
        <Skeleton lines={8} />
      ) : total > 0 ? (
        <>
          <p className="count" aria-live="polite">
            <strong>{say('trials_n', { n: total })}</strong>
          </p>
          <TrialList of={items} />
          <Pager
            from={offset}
            shown={items.length}
            size={PAGE}
            total={total}
            onFrom={(from) => go('from', String(from))}
          />
        </>
      ) : Object.keys(body).length > 0 ? (
        <Empty title={say('nothing_found')}>{say('trials_none')}</Empty>
      ) : (
        <Held of="trials" />
      )}
      <Notices of={found.data?.notes ?? []} />
    </div>
  );
}
