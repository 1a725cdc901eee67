import type { Question } from '@nextshift/contract';

/** A question of the sample, with the answers that its applicants give. */
export interface QuestionContent {
  readonly question: Question;
  readonly answers: readonly string[];
}

/** Questions of a shop or cafe to counter staff. */
export const shiftQuestions: readonly QuestionContent[] = [
  {
    question: {
      id: 'why-here',
      type: 'text',
      question: 'What made you think of us?',
      options: [],
      required: true,
    },
    answers: [
      'I come in most weeks and like how the team talks with each other.',
      'You are ten minutes from campus, and my classes end at noon.',
      'A friend worked here last summer and only had good things to say.',
      'I want to learn the trade properly, and you train people yourselves.',
      'Honestly, the hours fit my timetable, and the place feels friendly.',
    ],
  },
  {
    question: {
      id: 'when-free',
      type: 'multiple',
      question: 'When could you usually work?',
      options: ['Mornings', 'Afternoons', 'Evenings', 'Weekends only'],
      required: true,
    },
    answers: ['Mornings', 'Afternoons', 'Evenings', 'Weekends only'],
  },
  {
    question: {
      id: 'through-summer',
      type: 'yesno',
      question: 'Will you be in town over the summer?',
      options: [],
      required: true,
    },
    answers: ['yes', 'yes', 'no'],
  },
];

/** Questions of a brand to content creators. */
export const creatorQuestions: readonly QuestionContent[] = [
  {
    question: {
      id: 'best-video',
      type: 'text',
      question: 'Which of your videos are you proudest of, and why?',
      options: [],
      required: true,
    },
    answers: [
      'The one of the bakery at five in the morning: no words, only sound, and people watched to the end.',
      'A day with the rowing team. I cut it to the stroke of the oars.',
      'My thrift-store series. The third part brought the shop forty new customers.',
      'A recipe that went wrong. I kept the mistake in, and everyone loved it.',
      'The campus tour from the view of a squirrel. It took a whole weekend.',
    ],
  },
  {
    question: {
      id: 'format',
      type: 'multiple',
      question: 'What do you like to make best?',
      options: ['Short vertical video', 'Longer video', 'Photos', 'Live streams'],
      required: true,
    },
    answers: ['Short vertical video', 'Short vertical video', 'Longer video', 'Photos'],
  },
  {
    question: {
      id: 'own-gear',
      type: 'yesno',
      question: 'Do you have your own camera or a recent phone?',
      options: [],
      required: true,
    },
    answers: ['yes'],
  },
];
