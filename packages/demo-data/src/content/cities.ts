interface Street {
  name: string;
  zipCode: string;
  numbers: readonly [number, number];
}
export interface City {
  state: string;
  areaCodes: readonly string[];
  streets: readonly Street[];
}

const street = (name: string, zipCode: string, first: number, last: number): Street => ({
  name,
  zipCode,
  numbers: [first, last],
});

const triangle = ['919', '984'] as const;
const triad = ['336'] as const;

/** Where the companies are: real streets with their ZIP codes; the house numbers are invented. */
export const cities = {
  Raleigh: {
    state: 'NC',
    areaCodes: triangle,
    streets: [
      street('Hillsborough St', '27605', 1200, 2098),
      street('Hillsborough St', '27607', 2302, 3898),
      street('Fayetteville St', '27601', 110, 498),
      street('S Wilmington St', '27601', 112, 590),
      street('Glenwood Ave', '27603', 104, 698),
      street('Glenwood Ave', '27612', 4108, 6498),
      street('Oberlin Rd', '27605', 410, 898),
      street('N Person St', '27604', 602, 998),
      street('W Martin St', '27601', 108, 338),
      street('Six Forks Rd', '27609', 3402, 4798),
      street('Falls of Neuse Rd', '27609', 4404, 5998),
      street('Capital Blvd', '27604', 1502, 3298),
      street('Avent Ferry Rd', '27606', 2104, 3898),
      street('Western Blvd', '27606', 4010, 5298),
      street('Atlantic Ave', '27604', 2210, 3698),
      street('Blue Ridge Rd', '27607', 1302, 2298),
      street('Creedmoor Rd', '27612', 4504, 6098),
      street('New Bern Ave', '27610', 1902, 3498),
    ],
  },
  Durham: {
    state: 'NC',
    areaCodes: triangle,
    streets: [
      street('9th St', '27705', 702, 798),
      street('W Main St', '27701', 302, 898),
      street('Foster St', '27701', 304, 698),
      street('W Geer St', '27701', 110, 398),
      street('Broad St', '27705', 702, 1298),
      street('Hillsborough Rd', '27705', 2602, 3898),
      street('Fayetteville St', '27707', 1902, 3398),
    ],
  },
  'Chapel Hill': {
    state: 'NC',
    areaCodes: triangle,
    streets: [
      street('E Franklin St', '27514', 106, 398),
      street('W Franklin St', '27516', 104, 498),
      street('W Rosemary St', '27516', 108, 398),
      street('Weaver Dairy Rd', '27514', 1102, 1898),
    ],
  },
  Cary: {
    state: 'NC',
    areaCodes: triangle,
    streets: [
      street('E Chatham St', '27511', 106, 798),
      street('Kildaire Farm Rd', '27511', 702, 1398),
      street('Walnut St', '27511', 602, 1198),
      street('High House Rd', '27513', 902, 1998),
    ],
  },
  Greensboro: {
    state: 'NC',
    areaCodes: triad,
    streets: [
      street('S Elm St', '27401', 204, 598),
      street('Spring Garden St', '27403', 1502, 2298),
      street('Tate St', '27403', 302, 498),
      street('Battleground Ave', '27408', 1502, 2798),
      street('W Market St', '27403', 902, 2398),
    ],
  },
  Apex: {
    state: 'NC',
    areaCodes: triangle,
    streets: [
      street('N Salem St', '27502', 102, 298),
      street('E Williams St', '27502', 602, 1498),
      street('Apex Peakway', '27502', 1002, 1898),
    ],
  },
  'Wake Forest': {
    state: 'NC',
    areaCodes: triangle,
    streets: [
      street('S White St', '27587', 102, 398),
      street('S Main St', '27587', 902, 1998),
      street('Rogers Rd', '27587', 1102, 1898),
    ],
  },
  Morrisville: {
    state: 'NC',
    areaCodes: triangle,
    streets: [
      street('Chapel Hill Rd', '27560', 9402, 10298),
      street('Airport Blvd', '27560', 1002, 1798),
      street('Morrisville Carpenter Rd', '27560', 1802, 3298),
    ],
  },
  Garner: {
    state: 'NC',
    areaCodes: triangle,
    streets: [
      street('W Garner Rd', '27529', 302, 998),
      street('Timber Dr', '27529', 1102, 1698),
      street('E Main St', '27529', 102, 398),
    ],
  },
  'Fuquay-Varina': {
    state: 'NC',
    areaCodes: triangle,
    streets: [
      street('N Main St', '27526', 302, 898),
      street('S Main St', '27526', 102, 398),
      street('Broad St', '27526', 102, 598),
    ],
  },
  'Winston-Salem': {
    state: 'NC',
    areaCodes: triad,
    streets: [
      street('W 4th St', '27101', 302, 898),
      street('N Trade St', '27101', 402, 698),
      street('Burke St', '27101', 702, 1198),
    ],
  },
} as const satisfies Record<string, City>;

export type CityName = keyof typeof cities;
