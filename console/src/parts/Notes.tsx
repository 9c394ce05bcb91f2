/** What an answer lacks, as the service says it. */
export function Notes({ of }: { of: readonly string[] }) {
  return of.map((note) => (
    <p key={note} className="note">
      {note}
    </p>
  ));
}
