import type { Command } from 'commander';
import { UsageError } from './failure.ts';

/** A command with what may follow it, by its words: `keys create`. */
function* commandsOf(
  command: Command,
  words: readonly string[] = [],
): Generator<{ words: readonly string[]; next: string[] }> {
  const next = [
    ...command.commands.map((each) => each.name()),
    ...command.options.map(({ long }) => long ?? '').filter(Boolean),
  ];
  yield { words, next };
  for (const each of command.commands) yield* commandsOf(each, [...words, each.name()]);
}

/** A script that completes the commands and options of `program` in a shell. @throws UsageError for another shell */
export function completionScript(program: Command, shell: string): string {
  const name = program.name();
  const all = [...commandsOf(program)];
  if (shell === 'fish')
    return all
      .flatMap(({ words, next }) => {
        const after = words.length > 0 ? `__fish_seen_subcommand_from ${words.at(-1)}` : '__fish_use_subcommand';
        return next.map((each) =>
          each.startsWith('--')
            ? `complete -c ${name} -n '${after}' -l ${each.slice(2)}`
            : `complete -c ${name} -f -n '${after}' -a ${each}`,
        );
      })
      .join('\n');
  const cases = all.map(({ words, next }) => `    '${words.join(' ')}') words='${next.join(' ')}' ;;`).join('\n');
  const body = `_${name}() {
  local at='' word words='' i
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    case $word in -*) ;; *) at="\${at:+$at }$word" ;; esac
  done
  case $at in
${cases}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
  [ \${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _${name} ${name}`;
  if (shell === 'bash') return body;
  if (shell === 'zsh') return `autoload -Uz bashcompinit && bashcompinit\n${body}`;
  throw new UsageError('Completion is written for bash, zsh and fish.');
}
