/**
 * Texts that are nowhere else on the board: where one of them turns up, it was told. What is made by the
 * server (tokens, keys, customers of the payment provider) joins them once it is known.
 */
export const planted = {
  seeker: {
    firstName: 'Wilhelmina',
    lastName: 'Quillfeather',
    email: 'Quill.Canary@mail.example',
    password: 'Wren-Kettle-7731',
    nextPassword: 'Finch-Lantern-8842',
    mistypedPassword: 'Heron-Candle-9953',
    phone: '9195550177',
    bio: 'Marmalade lighthouse keeper, early riser.',
    handle: '@marmalade.reels',
    resumeName: 'vermilion-resume-2026.pdf',
    resumeText: 'Resume body of the vermilion archivist',
    coverLetterName: 'cobalt-letter-2026.pdf',
    coverLetterText: 'Cover letter of the cobalt cartographer',
    answer: 'Because of the velvet harbor.',
    answeredEmail: 'second.canary@mail.example',
    answeredPhone: '9845550144',
    answeredAddress: '19 Pinwheel Lane',
    idempotencyKey: 'canary-key-5f1c7d0e9b',
  },
  hiddenSeeker: {
    firstName: 'Ottoline',
    lastName: 'Brambleworth',
    email: 'hidden.canary@mail.example',
    bio: 'Paper moon gardener, seldom seen.',
    handle: '@papermoon.unseen',
    phone: '9195550188',
  },
  otherSeeker: {
    firstName: 'Zephyrine',
    lastName: 'Oddfellow',
    email: 'other.canary@mail.example',
    bio: 'Collects brass barometers.',
    answer: 'Whenever the barometer rises.',
  },
  employer: {
    email: 'hiring@accepting-almanac.example',
    password: 'Otter-Saddle-6624',
    taxNumber: '731904628',
    lastFour: '4628',
    address: '88 Thistledown Alley',
    question: 'Which constellation would you repaint?',
    draftQuestion: 'Which tide table do you trust?',
    closedDescription: 'You sort the amber index cards.',
    salesMessage: 'We have twelve heliograph shops.',
    contactName: 'Philippa Sandglass',
  },
  metricsToken: 'canary-metrics-token-20f4',
} as const;
