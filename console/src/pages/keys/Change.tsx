import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { manage, type ToManage } from '../../api.ts';
import { Dialog, DialogEnd } from '../../parts/basics.tsx';
import { useWords } from '../../words/words.tsx';
import type { Key } from '../Keys.tsx';

/** What stands in the lines of a field. */
export const linesOf = (value: unknown): string[] =>
  String(value ?? '')
    .split(/[\s,;]+/)
    .filter(Boolean);

/** Addresses that alone may use a key, one in a line. */
export function AddressLines({ of = [] }: { of?: readonly string[] | undefined }) {
  const { say } = useWords();
  return (
    <>
      <textarea
        id="addresses"
        name="addresses"
        rows={3}
        defaultValue={of.join('\n')}
        aria-label={say('key_addresses')}
        aria-describedby="addresses-how"
        placeholder="192.0.2.0/24"
        spellCheck={false}
      />
      <p id="addresses-how" className="soft small">
        {say('key_addresses_how')}
      </p>
    </>
  );
}

/** A key's name, and where it may be used. */
export function ChangeKey({ of: { id, name, addresses }, onClose }: { of: Key; onClose(): void }) {
  const { say } = useWords();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (body: ToManage<'POST /keys/:id'>) => manage('POST /keys/:id', { params: { id }, body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['keys'] });
      onClose();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    change.mutate({ name: String(form.get('name')), addresses: linesOf(form.get('addresses')) });
  };
  return (
    <Dialog title={`${say('key_change')} ${name}`} onClose={onClose}>
      <form onSubmit={submit}>
        <label htmlFor="key-new-name">{say('key_name')}</label>
        <input id="key-new-name" name="name" required maxLength={100} defaultValue={name} />
        <label htmlFor="addresses">{say('key_addresses')}</label>
        <AddressLines of={addresses} />
        <DialogEnd error={change.error} pending={change.isPending} onClose={onClose}>
          {say('save')}
        </DialogEnd>
      </form>
    </Dialog>
  );
}

/** For how many hours both keys of a rotation hold. */
const OVERLAPS = [0, 1, 24, 168, 720] as const;

/** Makes a key that takes the place of one, which goes on for a while. */
export function RotateKey({
  of: { id, name, hint },
  onClose,
  onMade,
}: {
  of: Key;
  onClose(): void;
  onMade(key: string): void;
}) {
  const { say } = useWords();
  const client = useQueryClient();
  const rotate = useMutation({
    mutationFn: (overlap_hours: number) => manage('POST /keys/:id/rotate', { params: { id }, body: { overlap_hours } }),
    onSuccess: async ({ key }) => {
      await client.invalidateQueries({ queryKey: ['keys'] });
      onMade(key);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    rotate.mutate(Number(new FormData(event.currentTarget).get('overlap')));
  };
  return (
    <Dialog title={`${say('key_rotate')} ${name}`} onClose={onClose}>
      <form onSubmit={submit}>
        <p className="measure">{say('key_rotate_text')}</p>
        <p>
          <code>{hint}</code>
        </p>
        <label htmlFor="overlap">{say('key_overlap')}</label>
        <select id="overlap" name="overlap" defaultValue="168">
          {OVERLAPS.map((hours) => (
            <option key={hours} value={hours}>
              {hours === 0
                ? say('key_overlap_none')
                : hours < 48
                  ? say('key_overlap_hours', { n: hours })
                  : say('key_overlap_days', { n: hours / 24 })}
            </option>
          ))}
        </select>
        <DialogEnd error={rotate.error} pending={rotate.isPending} onClose={onClose}>
          {say('key_rotate')}
        </DialogEnd>
      </form>
    </Dialog>
  );
}
