import type { JobTemplate } from '../content/job-template.ts';

const closings = {
  creator: [
    'Show us something that you made; follower counts do not decide.',
    'We answer every pitch within three days, and payment follows within a week of delivery.',
    'Tell us in two lines how you would start the first three seconds.',
    'If the idea is good and your equipment is a phone, that is enough for us.',
    'We credit you by name wherever we post it.',
    'Rates are fixed and fair, so nobody needs to haggle.',
  ],
  single: [
    'You get an answer within two days, whether we have a place for you or not.',
    'It is paid on the spot, and no further commitment comes with it.',
    'Say which dates suit you, and we confirm within a day.',
    'Bring a friend if you like; there are usually two places left.',
  ],
  internship: [
    'Course credit is possible, and we fill in the forms on time.',
    'There is a real person responsible for you, and you will meet them at the interview.',
    'At the end you get a written reference that says more than your dates.',
    'Tell us what you would like to learn, and we will say honestly whether this is the place.',
    'We plan around midterms and finals.',
  ],
  career: [
    'We answer every application within a week.',
    'If you meet most of the list but not all of it, please apply anyway.',
    'The first conversation takes twenty minutes and is mostly about you.',
    'You will meet the team before you decide.',
    'Pay is reviewed after six months and then every year.',
  ],
  shift: [
    'Your class schedule changes every semester; tell us yours and we build around it.',
    'Apply with two lines about yourself; a resume is welcome and not needed.',
    'We usually call within three days and offer a paid trial shift.',
    'Schedules come out two weeks ahead, and swaps are easy.',
    'Finals week off is a promise, as long as you tell us early.',
    'Come as you are, on time, and we will teach you the rest.',
    'No experience is fine; being on time is what counts.',
    'If you can only do part of these hours, write to us anyway.',
  ],
} as const;

/** The sentences that may end a description of this kind of work. */
export function closingsFor(template: JobTemplate): readonly string[] {
  const isSingle = template.pay.per === 'One Time' || template.pay.per === 'Gift Card';
  if (template.type === 'Internship') return closings.internship;
  if (template.type === 'Full-time') return closings.career;
  if (template.industry === 'Media' && template.type === 'Contract') return closings.creator;
  return isSingle ? closings.single : closings.shift;
}
