import { ai88_1TechMonitorApiCompanyMonitors } from '#contract/generated/others.ts';
import { defineOperation } from '#operation.ts';

export default defineOperation({
  contract: ai88_1TechMonitorApiCompanyMonitors,
  path: '/eureka/tech-monitor-api/company-monitors',
  summary: 'The monitors of the account that have weekly reports',
  description:
    'Monitors of patents, the newest first; `/patent-alert/create` and the console make them. The language is that of titles, which stand as they were given.',
  example: { headers: { 'X-Site-Lang': 'EN' } },
  async handle({ account }, { monitors }) {
    const all = await monitors.list(account.id);
    return all.filter(({ subject }) => subject === 'patents').map(({ id, name }) => ({ id, title: name }));
  },
});
