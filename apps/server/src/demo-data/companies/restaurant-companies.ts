import type { CompanyContent } from '../company-content.ts';

export const restaurantCompanies = [
  {
    key: 'copper-kettle',
    name: 'Copper Kettle Coffee',
    trade: 'cafe',
    city: 'Raleigh',
    plan: 'impact',
    mark: 'cup',
    description:
      'Copper Kettle Coffee roasts small batches behind the counter and pours them a few feet away. We opened across from campus in 2017 with one grinder and a borrowed bench. Today we run the cafe, a Saturday market stand and a wholesale roast for six local restaurants.',
    crew: 'Everyone on the crew drinks free on shift and takes home a bag of beans every month.',
  },
  {
    key: 'marlowe-street',
    name: 'Marlowe Street Coffee',
    trade: 'cafe',
    city: 'Durham',
    plan: 'accelerate',
    mark: 'bean',
    description:
      'Marlowe Street Coffee is a neighborhood bar for espresso, toast and long study sessions. We keep the music low on weekday mornings and host open mic nights on Thursdays. Most of our baristas started here with no experience at all.',
    crew: 'We close early on game days, and the tip jar is split by the hour, never by seniority.',
  },
  {
    key: 'blue-heron',
    name: 'Blue Heron Coffee Bar',
    trade: 'cafe',
    city: 'Cary',
    plan: 'accelerate',
    mark: 'heron',
    description:
      'Blue Heron Coffee Bar sits beside the greenway, so half of our morning line arrives on bikes. We serve espresso, house-made syrups and breakfast sandwiches until they run out. Strollers, dogs and laptops are all welcome.',
    crew: 'The team is nine people, most of them students, and shift swaps happen in a group chat that actually works.',
  },
  {
    key: 'night-owl',
    name: 'Night Owl Espresso',
    trade: 'cafe',
    city: 'Chapel Hill',
    plan: 'impact',
    mark: 'owl',
    description:
      'Night Owl Espresso stays open until 1 a.m. during the semester because someone has to. We pour single-origin coffee, bake our own cookies and keep an outlet under every seat. During finals week refills are on the house.',
    crew: 'Late closers get a ride-share credit, so nobody walks home alone after midnight.',
  },
  {
    key: 'tandem-tea',
    name: 'Tandem Tea House',
    trade: 'cafe',
    city: 'Raleigh',
    plan: 'basic',
    mark: 'teapot',
    description:
      'Tandem Tea House is two sisters, forty teas and a very small kitchen. We brew by the pot, serve scones on weekends and teach a tea tasting every other Sunday. Quiet conversation is our house style.',
    crew: 'You will be trained by one of the owners, who still works the counter four days a week.',
  },
  {
    key: 'foxglove-juice',
    name: 'Foxglove Juice Bar',
    trade: 'cafe',
    city: 'Raleigh',
    plan: 'none',
    mark: 'citrus',
    description:
      'Foxglove Juice Bar presses fruit from farms within sixty miles into juices and smoothies. We are opening our first counter this season after two years at farmers markets. Compostable cups, short menu, fast line.',
    crew: 'We are brand new, so the first crew gets a say in how everything runs.',
  },
  {
    key: 'rise-and-crumb',
    name: 'Rise & Crumb Bakery',
    trade: 'bakery',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'croissant',
    description:
      'Rise & Crumb Bakery laminates, proofs and bakes everything on site from three in the morning. Our croissants go to the counter first and to nine local cafes after that. On Fridays we bake challah until it sells out.',
    crew: 'Bakers share a hot breakfast together at eight, once the first rush is over.',
  },
  {
    key: 'flour-garden',
    name: 'Flour Garden Bakehouse',
    trade: 'bakery',
    city: 'Wake Forest',
    plan: 'impact',
    mark: 'wheat',
    description:
      'Flour Garden Bakehouse mills its own grain and bakes sourdough in a wood-fired oven. We sell from a blue door on the side street and at two weekend markets. Gluten-free Mondays have a loyal following of their own.',
    crew: 'Day-old loaves go home with whoever is on the closing shift.',
  },
  {
    key: 'paloma-azul',
    name: 'La Paloma Azul',
    trade: 'kitchen',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'taco',
    description:
      "La Paloma Azul presses tortillas to order and cooks the recipes of the owner's aunt in Puebla. Lunch is a quick line of office workers and students; dinner is families and birthdays. The salsa bar is free and taken very seriously.",
    crew: 'Staff meal is at four every day, everyone sits down for it, and half of the kitchen is happy to help you practice your Spanish.',
  },
  {
    key: 'paper-crane',
    name: 'Paper Crane Noodle House',
    trade: 'kitchen',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'ramen',
    description:
      'Paper Crane Noodle House simmers its broth for eighteen hours and pulls noodles in the front window. We seat forty people and turn the room four times on a Friday. Vegetarian bowls are half of the menu, not an afterthought.',
    crew: 'We promote from inside: both of our shift leads started as dishwashers while they were in school.',
  },
  {
    key: 'brick-and-basil',
    name: 'Brick & Basil Pizza',
    trade: 'kitchen',
    city: 'Raleigh',
    branches: ['Cary', 'Apex'],
    plan: 'corporate',
    mark: 'pizza',
    description:
      'Brick & Basil Pizza runs three wood-oven kitchens around the Triangle. The dough rests for two days, the basil grows on our roofs and the whole menu fits on one page. We feed three youth soccer leagues and one very hungry robotics team.',
    crew: 'Managers post schedules two weeks ahead, and exam week is always yours if you ask for it.',
  },
  {
    key: 'hollow-oak',
    name: 'Hollow Oak Barbecue',
    trade: 'kitchen',
    city: 'Garner',
    plan: 'accelerate',
    mark: 'flame',
    description:
      'Hollow Oak Barbecue smokes whole hogs over oak the slow eastern way. We open at eleven and close when the last tray is gone. Catering takes us to graduations, weddings and one annual tractor show.',
    crew: 'It is hot, loud and funny back there, and everyone goes home with a plate.',
  },
  {
    key: 'saffron-table',
    name: 'Saffron Table',
    trade: 'kitchen',
    city: 'Morrisville',
    plan: 'accelerate',
    mark: 'star-anise',
    description:
      'Saffron Table cooks the food of Hyderabad and Lucknow for the lunch crowd of the research park. Our biryani is sealed and opened at the table. On weekends we run a market kitchen with chaat and fresh dosas.',
    crew: 'The owners pay for a food handler card in your first month and close for every major holiday.',
  },
  {
    key: 'green-fork',
    name: 'Green Fork Salads',
    trade: 'counter',
    city: 'Durham',
    branches: ['Raleigh', 'Chapel Hill'],
    plan: 'corporate',
    mark: 'fork-leaf',
    description:
      'Green Fork Salads builds big bowls from vegetables that were in the ground last week. We have three counters near three campuses and one shared kitchen that supplies them. Nothing is fried, and the compost goes back to the farms.',
    crew: 'No late nights here: every shop is locked by nine, and shift meals are free.',
  },
  {
    key: 'pelican-lunch',
    name: 'Pelican Lunch Counter',
    trade: 'kitchen',
    city: 'Holly Springs',
    plan: 'basic',
    mark: 'fish',
    description:
      'Pelican Lunch Counter serves fried flounder, slaw and hush puppies at twelve stools and six booths. Fish comes up from the coast three mornings a week. Regulars have their names on the mugs.',
    crew: 'It is a small, steady team, and regulars tip as if they were family.',
  },
  {
    key: 'sunday-skillet',
    name: 'Sunday Skillet Diner',
    trade: 'kitchen',
    city: 'Apex',
    plan: 'accelerate',
    mark: 'skillet',
    description:
      'Sunday Skillet Diner cooks breakfast all day in a converted gas station. We are known for cornmeal pancakes, honest coffee and a jukebox that only plays records from before 1979. Weekends are busy from open to close.',
    crew: 'Shifts end by three in the afternoon, so your evenings stay free.',
  },
  {
    key: 'frost-and-fig',
    name: 'Frost & Fig Ice Cream',
    trade: 'dessert',
    city: 'Raleigh',
    plan: 'accelerate',
    mark: 'cone',
    description:
      'Frost & Fig Ice Cream churns twelve flavors a week with milk from one dairy in Orange County. We run the shop, two scoop carts and a pint subscription. Customers vote for the next flavor on a chalkboard by the door.',
    crew: 'First job? Half of the team would say the same, and we like to teach.',
  },
  {
    key: 'halo-donut',
    name: 'Halo Donut Company',
    trade: 'dessert',
    city: 'Greensboro',
    plan: 'impact',
    mark: 'donut',
    description:
      'Halo Donut Company fries cake donuts to order and glazes them while you watch. The truck visits campus twice a week and office parks the rest of the time. Our maple bacon ring once stopped traffic on Tate Street.',
    crew: 'You will leave smelling of sugar, with a half dozen for your roommates.',
  },
] as const satisfies readonly CompanyContent[];
