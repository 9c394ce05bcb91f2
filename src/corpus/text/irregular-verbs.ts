/** Past forms and participles of irregular verbs by the verb; left out where the form is another word (saw, felt). */
const FORMS = `
awoke awoken: awake; became: become; began begun: begin; bent: bend; bitten: bite; bled: bleed; blew blown: blow; bred: breed; broke broken: break; brought: bring; built: build; burnt: burn;
bought: buy; came: come; caught: catch; chose chosen: choose; clung: cling; crept: creep; dealt: deal; did done: do; drank drunk: drink; drawn drew: draw; driven drove: drive; dug: dig;
eaten ate: eat; fallen fell: fall; fed: feed; flew flown: fly; forgot forgotten: forget; froze frozen: freeze; gave given: give; gone went: go; got gotten: get; grew grown: grow;
heard: hear; held: hold; hid hidden: hide; hung: hang; kept: keep; knew known: know; laid: lay; learnt: learn; lent: lend; lost: lose; made: make; meant: mean; met: meet; mistook mistaken: mistake; overcame: overcome; paid: pay;
ran: run; rang: ring; ridden rode: ride; risen: rise; said: say; sang sung: sing; sank sunk: sink; sat: sit; seen: see; sent: send; sewn: sew; shaken shook: shake; shone: shine; shown: show;
shrank shrunk shrunken: shrink; slept: sleep; slid: slide; sold: sell; sought: seek; sped: speed; spent: spend; spilt: spill; split: split; spoken: speak; sprang sprung: spring; spun: spin;
stole stolen: steal; stood: stand; stuck: stick; stung: sting; sunken: sink; swam: swim; swept: sweep; swollen: swell; swung: swing; taken took: take; taught: teach; thought: think;
threw thrown: throw; told: tell; tore torn: tear; understood: understand; wept: weep; withdrawn withdrew: withdraw; withstood: withstand; woke woken: wake; won: win; wore worn: wear; woven: weave; written wrote: write`;

const VERBS: ReadonlyMap<string, string> = new Map(
  FORMS.split(';').flatMap((entry) => {
    const [forms = '', verb = ''] = entry.split(':');
    return forms
      .trim()
      .split(' ')
      .map((form): [string, string] => [form, verb.trim()]);
  }),
);

/** The verb that a folded word is an irregular past form or participle of; the word itself for any other. */
export const verbOf = (word: string): string => VERBS.get(word) ?? word;
