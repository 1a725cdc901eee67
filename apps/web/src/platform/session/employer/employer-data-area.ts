/** Where the browser stores what an employer last read; pages of seekers come without its store. */
export const EMPLOYER_DATA_AREA = 'employerData';
