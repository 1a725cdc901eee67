import type { CompanyContent } from '../company-content.ts';

export const educationCompanies = [
  {
    key: 'alder-hall',
    name: 'Alder Hall University',
    trade: 'campus',
    city: 'Raleigh',
    plan: 'corporate',
    mark: 'mortarboard',
    description:
      "Alder Hall University teaches eight thousand students on a walkable campus of brick and old trees. Student employees run the library desk, the radio station and most of the tours. Our motto translates loosely as 'show your work'.",
    crew: 'Student jobs here never clash with a class: the scheduler reads your timetable first.',
  },
  {
    key: 'piedmont-hollow',
    name: 'Piedmont Hollow College',
    trade: 'campus',
    city: 'Greensboro',
    plan: 'corporate',
    mark: 'bell-tower',
    description:
      'Piedmont Hollow College is a small liberal arts college with a big theater program. Classes are capped at eighteen, and professors know who skipped. The campus farm supplies the dining hall from April to October.',
    crew: 'Supervisors are former student workers themselves and remember what midterms feel like.',
  },
  {
    key: 'northlight',
    name: 'Northlight Tutoring',
    trade: 'tutoring',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'pencil',
    description:
      'Northlight Tutoring works with students from third grade to first-year calculus. We meet at libraries, kitchen tables and online. Half of our sessions are paid for by a scholarship fund.',
    crew: 'Tutors are paid for preparation time, not only for the hour itself.',
  },
  {
    key: 'math-barn',
    name: 'The Math Barn',
    trade: 'tutoring',
    city: 'Cary',
    plan: 'accelerate',
    mark: 'triangle-ruler',
    description:
      'The Math Barn is a bright red building where math homework gets done. Kids drop in after school, get unstuck and stay for the puzzles. We measure success by how loudly they argue about the answer.',
    crew: 'There is a snack budget, a whiteboard wall and a very good group of tutors to learn from.',
  },
  {
    key: 'language-porch',
    name: 'The Language Porch',
    trade: 'languages',
    city: 'Durham',
    plan: 'impact',
    mark: 'speech',
    description:
      'The Language Porch teaches Spanish, Mandarin, Arabic and English to adults in small groups. We sit outside whenever the weather allows. Conversation comes first and grammar follows.',
    crew: 'Every teacher gets a free seat in any other class.',
  },
  {
    key: 'code-critters',
    name: 'Code Critters',
    trade: 'coding-school',
    city: 'Apex',
    plan: 'accelerate',
    mark: 'critter',
    description:
      'Code Critters teaches kids to build games, robots and small websites. Classes have six students and two instructors. The end-of-term showcase draws more grandparents than we have chairs.',
    crew: 'Lesson plans are ready when you arrive, and you may bend them to what your group loves.',
  },
  {
    key: 'half-note',
    name: 'Half Note Music School',
    trade: 'music-school',
    city: 'Raleigh',
    plan: 'impact',
    mark: 'note',
    description:
      'Half Note Music School gives lessons on eleven instruments in an old post office. Our student recitals are short, kind and followed by cake. Loaner guitars are free for the first year.',
    crew: 'Practice rooms are yours whenever they are empty.',
  },
  {
    key: 'clay-commons',
    name: 'Clay Commons Art Studio',
    trade: 'art-studio',
    city: 'Chapel Hill',
    plan: 'none',
    mark: 'palette',
    description:
      'Clay Commons Art Studio rents wheels, teaches beginners and fires everything twice a week. Open studio runs until ten. Our holiday sale pays the rent for January.',
    crew: 'Studio time and clay are part of the pay.',
  },
  {
    key: 'sprout-house',
    name: 'Sprout House After School',
    trade: 'childcare',
    city: 'Morrisville',
    plan: 'accelerate',
    mark: 'sprout',
    description:
      'Sprout House After School looks after sixty children from the last bell until six. There is a garden, a homework room and a gym with too many hula hoops. Every group leader plans one big project a month.',
    crew: 'Training and first-aid certification are paid, and Fridays always end with a dance party.',
  },
  {
    key: 'wonder-wagon',
    name: "Wonder Wagon Children's Museum",
    trade: 'museum',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'wagon',
    description:
      "Wonder Wagon Children's Museum is two floors of things to touch, build and splash. Our wagons also visit libraries with exhibits that unfold from the back. Quiet mornings for sensitive visitors are held twice a month.",
    crew: 'Floor staff invent new activities all the time, and the best ones get built.',
  },
] as const satisfies readonly CompanyContent[];
