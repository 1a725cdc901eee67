import { filterChoices, whenLabel, type FilterChoice } from './filter-choices.ts';
import type { SearchCriteria } from './search-criteria.ts';

const words = new Intl.ListFormat('en-US');

/**
 * What to take off a search to find more: its filters, named as in "Without weekends". The values of a list are one
 * filter, since each adds jobs; the own week is another than the times.
 */
export function droppableFilters(criteria: SearchCriteria): FilterChoice[] {
  const { type, experience, locationType, when } = criteria;
  const times = when.filter((time) => time !== 'mine');
  const own = when.filter((time) => time === 'mine');
  const lists = [
    { names: type.map(quoted), without: { ...criteria, type: [] } },
    { names: experience.map(quoted), without: { ...criteria, experience: [] } },
    { names: locationType.map(quoted), without: { ...criteria, locationType: [] } },
    {
      names: times.map((time) => whenLabel(time).toLowerCase()),
      without: { ...criteria, when: own },
    },
    {
      names: own.map((time) => quoted(whenLabel(time))),
      without: { ...criteria, when: times },
    },
  ];
  const unlisted = { ...criteria, type: [], experience: [], locationType: [], when: [] };
  return [
    ...filterChoices(unlisted).map(({ label, without }) => ({
      label: quoted(label),
      without: { ...without, type, experience, locationType, when },
    })),
    ...lists
      .filter(({ names }) => names.length > 0)
      .map(({ names, without }) => ({ label: words.format(names), without })),
  ];
}

/** As on its chip; searched words are quoted there already. */
function quoted(label: string): string {
  return label.startsWith('“') ? label : `“${label}”`;
}
