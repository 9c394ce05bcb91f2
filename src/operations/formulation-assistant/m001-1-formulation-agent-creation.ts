import { m001_1AiFormulationAgentCreation } from '#contract/generated/formulation-assistant.ts';
import { ServiceError } from '#errors.ts';
import { flowStart } from '#operations/shared/flow-operations.ts';
import type { FormulationData } from './data.ts';
import { formulationAgent } from './flow.ts';

export default flowStart({
  contract: m001_1AiFormulationAgentCreation,
  path: '/ai/formulation-agent-creation',
  summary: 'Compare recipes for a product',
  description:
    'Reads what is to be made, what must not be in it (`without cobalt`, 不含…), what is bounded (`at most 5 wt% zinc oxide`) and what is weighed (low cost, a function such as a filler, the amount of a component), and finds recipes that patents of the corpus state. Poll `/ai/formulation-agent-query`.',
  flow: formulationAgent,
  data({ text, lang }): FormulationData {
    if (!/\p{L}{2}/u.test(text))
      throw new ServiceError('invalid_request', 'text: say in words what is to be made.', { field: 'text' });
    return { input: text.trim(), lang: lang === 'cn' ? 'zh' : 'en' };
  },
  example: {
    lang: 'en',
    text: 'Phase change composite for buffering heat of batteries, with little heat-conducting filler, at low cost. Weigh the amount of phase change material.',
  },
});
