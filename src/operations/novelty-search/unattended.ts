import type { Step } from '#flows/flow.ts';
import type { NoveltySearchData } from './data.ts';
import { buildElements, extractTheFeatures } from './steps.ts';
import { toBlocks, toWireElements } from './wire-elements.ts';

// Steps of flows that confirm nothing on their way.

/** Every feature that was found, without asking anybody. */
export const takeFeatures: Step<NoveltySearchData> = async (data, context) => {
  const { generated_features } = await extractTheFeatures(data, context);
  return {
    ...(generated_features && {
      generated_features,
      confirmed_features: generated_features.features.map((feature) => ({
        ...feature,
        selected: true,
        user_added: false,
      })),
    }),
  };
};

/** Every search element, as it was built. */
export const takeElements: Step<NoveltySearchData> = async (data, context) => {
  const { generated_elements } = await buildElements(data, context);
  if (!generated_elements) return {};
  const elements = toWireElements(generated_elements);
  return {
    generated_elements,
    confirmed_elements: elements,
    confirmed_blocks: toBlocks(elements.list ?? []),
    family_merge: true,
  };
};
