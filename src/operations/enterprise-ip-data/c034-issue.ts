import { c034NewPlantVarietyIssue } from '#contract/generated/enterprise-ip-data.ts';
import { varietyLookup } from './variety-lookup.ts';

export default varietyLookup({
  contract: c034NewPlantVarietyIssue,
  path: '/special-ip-data/new-plant-variety/issue',
  summary: 'Plant variety rights granted to a company, the latest announcement first',
  granted: true,
});
