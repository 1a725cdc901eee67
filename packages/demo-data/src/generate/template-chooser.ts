import type { CompanyContent } from '../content/company-content.ts';
import { allJobTemplates } from '../content/all-job-templates.ts';
import type { JobTemplate } from '../content/job-template.ts';
import type { SeededRandom } from './seeded-random.ts';

export type TemplateChooser = (
  company: CompanyContent,
  random: SeededRandom,
) => JobTemplate | undefined;

/**
 * Chooses for a company, each time, one of the least used templates of its trade that it does not
 * have yet, so that the board repeats itself as little as it can.
 */
export function templateChooser(): TemplateChooser {
  const timesUsed = new Map<JobTemplate, number>();
  const titlesByCompany = new Map<string, Set<string>>();

  return (company, random) => {
    const titles = titlesByCompany.get(company.key) ?? new Set<string>();
    const candidates = allJobTemplates.filter(
      (template) => template.trades.includes(company.trade) && !titles.has(template.title),
    );
    const uses = (template: JobTemplate) => timesUsed.get(template) ?? 0;
    const [chosen] = random.shuffle(candidates).sort((a, b) => uses(a) - uses(b));
    if (!chosen) return undefined;

    timesUsed.set(chosen, uses(chosen) + 1);
    titlesByCompany.set(company.key, titles.add(chosen.title));
    return chosen;
  };
}
