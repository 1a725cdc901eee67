import type { SearchParameters } from '../harness/search.ts';

/** What people narrow a city's list by, from what half of the jobs meet to what none does. */
export const filterKinds: Readonly<Record<string, SearchParameters>> = {
  'type, common': { type: 'Part-time' },
  'type, rare': { type: 'Internship' },
  'industry, common': { industry: 'Retail' },
  'industry, rare': { industry: 'Finance' },
  'experience, rare': { experience: 'Mid Level' },
  'experience, none': { experience: 'Senior' },
  'place of work': { locationType: 'Remote,Hybrid' },
  'wage, common': { minWage: '15' },
  'wage, rare': { minWage: '32' },
  'wage, none': { minWage: '500' },
  'type and industry': { type: 'Full-time', industry: 'Technology' },
  'four filters': {
    type: 'Part-time',
    industry: 'Media',
    experience: 'Entry Level',
    minWage: '18',
  },
  'contradicting filters': { type: 'Internship', industry: 'Construction', locationType: 'Remote' },
  'word, everywhere': { searchQuery: 'you' },
  'word, common': { searchQuery: 'barista' },
  'word, rare': { searchQuery: 'podcast' },
  'word, inflected': { searchQuery: 'filming' },
  'word, of a company': { searchQuery: 'Larkspur' },
  'word, beginning': { searchQuery: 'ba' },
  'word, misspelled': { searchQuery: 'barrista' },
  'word, of nothing': { searchQuery: 'zyzzyva' },
  'two words': { searchQuery: 'weekend barista' },
  'two words that never meet': { searchQuery: 'podcast forklift' },
  'words and filters': { searchQuery: 'video', type: 'Contract', minWage: '20' },
};
