import { c034NewPlantVarietyApplication } from '#contract/generated/enterprise-ip-data.ts';
import { varietyLookup } from './variety-lookup.ts';

export default varietyLookup({
  contract: c034NewPlantVarietyApplication,
  path: '/special-ip-data/new-plant-variety/application',
  summary: 'Plant varieties that a company applied for, the latest announcement first',
  granted: false,
});
