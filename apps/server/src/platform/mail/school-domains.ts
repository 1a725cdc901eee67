import { getPublicSuffix } from 'tldts';
import { registrableDomain } from './registrable-domain.ts';

/** Labels by which registries keep a suffix for schools: `ac.uk`, `edu.au`, `sch.uk`, `k12.nc.us`. */
const SCHOOL_LABELS: ReadonlySet<string> = new Set(['ac', 'ed', 'edu', 'k12', 'sch']);

/** Universities of countries without such a suffix, the larger ones. */
const OTHER_SCHOOLS: ReadonlySet<string> = new Set([
  'aalto.fi', 'bcit.ca', 'carleton.ca', 'chalmers.se', 'concordia.ca', 'cuni.cz', 'dal.ca', 'dtu.dk', 'epfl.ch',
  'ethz.ch', 'fu-berlin.de', 'helsinki.fi', 'hu-berlin.de', 'kth.se', 'ku.dk', 'kuleuven.be', 'lmu.de', 'lu.se',
  'mcgill.ca', 'mcmaster.ca', 'mun.ca', 'ntnu.no', 'polimi.it', 'polytechnique.fr', 'queensu.ca', 'rug.nl',
  'rwth-aachen.de', 'senecapolytechnic.ca', 'sfu.ca', 'sorbonne-universite.fr', 'su.se', 'tcd.ie', 'torontomu.ca',
  'tu-berlin.de', 'tu-darmstadt.de', 'tu-dresden.de', 'tudelft.nl', 'tue.nl', 'tum.de', 'ualberta.ca', 'ubc.ca',
  'ucalgary.ca', 'ucd.ie', 'ugent.be', 'uio.no', 'ulaval.ca', 'umanitoba.ca', 'umontreal.ca', 'unam.mx', 'unb.ca',
  'uni-bonn.de', 'uni-freiburg.de', 'uni-goettingen.de', 'uni-hamburg.de', 'uni-heidelberg.de', 'uni-koeln.de',
  'uni-muenchen.de', 'uni-tuebingen.de', 'unibas.ch', 'unibe.ch', 'unibo.it', 'unige.ch', 'unil.ch', 'unimi.it',
  'uniroma1.it', 'uoguelph.ca', 'uottawa.ca', 'upm.es', 'usask.ca', 'usp.br', 'utoronto.ca', 'uu.nl', 'uu.se',
  'uva.nl', 'uvic.ca', 'uwaterloo.ca', 'uwo.ca', 'uzh.ch', 'vu.nl', 'yorku.ca',
]); // oxfmt-ignore

/** Whether a domain or its parent is a school's, at which its students get addresses and pages. */
export function isSchoolDomain(domain: string): boolean {
  if (OTHER_SCHOOLS.has(registrableDomain(domain) ?? domain)) return true;
  const labels = getPublicSuffix(domain)?.split('.') ?? [];
  // Of one label alone, `ac` is an island and `ed` nothing.
  return labels.length === 1
    ? labels[0] === 'edu'
    : labels.some((label) => SCHOOL_LABELS.has(label));
}
