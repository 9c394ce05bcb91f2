import { sentences } from '#corpus/text/sentences.ts';

/**
 * Text in a document that speaks to whoever reads it, instead of about an invention. No patent needs such sentences to
 * be understood; they are kept out of answers, and a model is not shown them. A list of signs can be got around: what
 * holds is that a model has no tools, sees nothing secret, and that each of its sentences is checked.
 */
const COMMANDS =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|above|previous)\b|\b(?:system|assistant|developer|user)\s*(?:prompt|message)?\s*[:>]|\byou (?:are|must|should|will) (?:now|answer|say|respond|reply|obey)\b|\b(?:answer|respond|reply|output|say|print) (?:only|exactly|with|the (?:api )?(?:key|password|prompt|instructions))\b|\bapi[ _-]?keys?\b|\bpasswords?\s*[:=]|<\/?(?:system|assistant|user|data|instructions?)\b|\[\/?INST\]|<\|[a-z_]+\|>|https?:\/\/|忽略.{0,12}(?:指令|提示|规则|以上)|无视.{0,12}(?:指令|提示|规则)|你(?:现在)?(?:是|必须|应该)(?:一个)?(?:助手|系统|AI|回答|输出)|系统提示|(?:只|仅)(?:回答|输出|回复)|密钥[:：]/iu;

/** Whether a text commands its reader. */
export const commands = (text: string): boolean => COMMANDS.test(text);

/** A text without the sentences that command its reader; a sign stands for what was left out. */
export function withoutCommands(text: string): string {
  if (!COMMANDS.test(text)) return text;
  return sentences(text)
    .map(({ start, end }) => (COMMANDS.test(text.slice(start, end)) ? '[...]' : text.slice(start, end)))
    .join(' ');
}
