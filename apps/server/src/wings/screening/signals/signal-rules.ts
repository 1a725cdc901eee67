import { MINIMUM_WAGE, type SignalLevel } from '@nextshift/contract';
import {
  brandOfMailbox,
  findBrand,
  findEmails,
  hostOfEmail,
  isFreeMail,
  isLookalikeHost,
  isOfBrand,
} from './brands.ts';
import { findForeignText } from './find-foreign-text.ts';
import { findHandles } from './find-handles.ts';
import { findLinks } from './find-links.ts';
import { findOverrides } from './find-overrides.ts';
import { findPhrases } from './find-phrases.ts';
import { oncePerText } from './once-per-text.ts';
import type { Match, Posting } from './posting.ts';

/** All that an owner reads of a reason that is not for its eyes, whatever it is. */
export const NEEDS_A_PERSON = 'A person has to look at it before it is public.';

/** Apps to which no honest employer moves an application. */
const CHAT_APPS =
  'whatsapp|watsapp|wattsapp|whatsap|whatapp|wasap|guasap|telegram|wechat|zangi|viber';

/** Hosts of addresses that lead to another, which nobody sees before. */
const SHORT_LINKS: ReadonlySet<string> = new Set(
  'adf.ly bit.ly bitly.com buff.ly cutt.ly goo.gl is.gd lnkd.in ow.ly qrco.de rb.gy rebrand.ly rebrandly.com s.id short.gy short.io shorturl.at shorte.st t.co t.ly tiny.cc tinyurl.com u.to urlz.fr v.gd'.split(
    ' ',
  ),
);

/** An account counts as new for so many days. */
const NEW_ACCOUNT_DAYS = 7;
/** Jobs in a day that are many for a new account. */
const MANY_JOBS = 5;
/** Live jobs of one's own with the same text that are usual, for a chain with several places. */
const OWN_COPIES_MAX = 8;

/** A rule, with what it finds and what it does not. */
export interface SignalRule {
  readonly id: string;
  /** Moved by every change of what the rule finds. */
  readonly version: number;
  /** What the owner of a held job reads. */
  readonly why: string;
  /** What it finds is for operators: the owner would read what to change to get around it. */
  readonly isSecret?: true;
  readonly level: SignalLevel;
  readonly find: (posting: Posting) => Match[];
  readonly examples: {
    readonly positive: readonly Example[];
    readonly negative: readonly Example[];
  };
}

/** A description, or whatever else of a posting the rule reads. */
export type Example = string | Partial<Posting>;

const findBoth =
  (...finds: readonly SignalRule['find'][]): SignalRule['find'] =>
  (posting) =>
    finds.flatMap((find) => find(posting));

const emailsOf = oncePerText(({ text }) => findEmails(text));

/** Every rule by which a job is held until a person has read it. */
export const signalRules: readonly SignalRule[] = [
  {
    id: 'check-deposit',
    version: 6,
    why: 'It asks people to deposit or cash a check. Such checks bounce after the money has been sent on.',
    level: 'heavy',
    find: findPhrases(
      [
        'deposit* check|checks|cheque|cheques',
        'deposit* each|every|first|business|company|enclosed|client|clients|electronic check|checks|cheque|cheques',
        'cash|cashing check|checks|cheque|cheques',
        'a|the|this|our|first|business check|cheque >> deposit* it|into|funds',
        'checks|cheques >> deposit* them|into',
        'mail*|send|sends|sent|sending|email*|issue*|overnight* you check|cheque|checks',
        'receive check|cheque >> buy|purchase*|deposit*|keep',
        'cashiers|certified check|checks|cheque|cheques',
        'send|sent|mail|mailed|deposit* ... money order|orders',
        'mobile deposit',
        'photo|photos|picture|pictures|image|scan ... check|cheque ... bank|banking|app',
        'print|printing|printed check|checks|cheque|cheques',
        'check|checks|cheque clears|cleared',
        'check|cheque has|is|have cleared',
        'deposit* it|them ... app|mobile|phone|atm',
        'drop|put|insert|feed it|them in|into|at|through atm',
        'get|receive|send|sends|sent|email* ... echeck|echecks',
        'lodge|endorse* the|this|your|our|their check|cheque',
        'both sides check|cheque',
        'back of check|cheque',
        'bank|bankers draft',
        'check|cheque|draft|order|orders >> bank it|them',
        'money order|orders ... arrive|arrives|delivered|your bank|account',
        'buy|buying|purchase* money|postal order|orders',
        'a|the|this|first|tellers check|cheque ... usps|fedex|dhl|courier|overnighted',
        'a|the|this|first|our check|cheque|draft >> put|load|place|pay it|them|funds in|into|to your|own|bank|checking',
        'a|the|this|first|our check|cheque >> funds|money|amount is|are|become available',
        'a|the|this|first|our|tellers check|cheque >> take|hold|set back|out|aside #',
        'a|the|this|first|our|tellers check|cheque >> subtract|deduct your',
        'a|the|this|first|our|tellers check|cheque >> give|hand|pass|remit rest|remainder|balance to',
        'a|the|this|first|our|you check|cheque >> balance|rest|remainder ... vendor|supplier|agent|contractor|mover|decorator',
        'we|will overnight a|the|you|your check|cheque',
        'check|cheque covers|cover|covering home|office|equipment|supplies|software|laptop',
        'check|cheque in|inside packet|envelope|mailer',
        'check|cheque ... to put|place in|into your account',
        'can you receive check|cheque',
        'deposita|depositas|depositar|depositamos|encaissez|encaisser|cobrar|cobras el|un|le|cheque',
      ],
      {
        unlessAfter: ['customers', 'guests', 'members', 'visitors'],
        unlessWithin: [
          'accept|accepts|accepting|take|takes|taking cash check|checks',
          'cash|cashing checks >> for customers|members ... at our|the branch|counter|desk|window|store',
          'cash|cashing checks >> for customers|members at our|the|branch|counter|desk|window|store',
        ],
      },
    ),
    examples: {
      positive: [
        'You will get a check in the mail to put in your account.',
        { texts: [{ field: 'Question 1', text: 'Can you receive a check by mail?' }] },
        'Deposit\nour\ncheck\nand\nwire\nthe\nrest',
        'Deposit. our. check.',
        'Deposit • our • check',
        'We never ask you to pay\ndeposit our check\n',
        'We never ask for money, just deposit the check and send us the rest.',
        'We never ask for fees or money, deposit the check and keep your part.',
        'We never ask you to pay or to wait, but you deposit the check.',
        'We never ask you to pay, instead deposit our check or a money order.',
        'We will not ask you to pay, our agent mails you a check or a money order.',
        'Pretend to be a customer and deposit the check.',
        'No fee and we ask you to deposit the check or draft.',
        'Cash checks for our customers and send us the money.',
        'You will deposit the check at your bank and keep 10% as pay.',
        'We mail you a cashier’s check for supplies.',
        'Take a photo of the cheque with mobile deposit.',
        'Once the check clears, you buy the equipment.',
        'Take a photo of the check with your banking app.',
        'We will send you a check. Deposit it the same day.',
        'Deposit it with your mobile app and buy supplies from our vendor.',
        'A money order will arrive by priority mail; bank it and send on the rest.',
        'Photograph both sides of the check.',
        'The first check covers your home office: put it in your account.',
        'A bank draft is brought to your door.',
        'We overnight a check; hold back $300 for yourself.',
        'Lodge the cheque at your branch.',
        'You get an eCheck by email.',
      ],
      negative: [
        'Your first check comes by mail, or we put it to work in your savings plan.',
        'A real employer never asks you to pay, cash a check or move to another chat.',
        'We never ask you to pay, to cash a check, or to talk on WhatsApp or Telegram.',
        'We do not ask applicants to pay anything, to buy gift cards or to deposit checks.',
        'Someone pretends to be us and asks people to cash checks. That is not us.',
        'Cash checks, take deposits, issue money orders and wire transfers for customers at our branch.',
        'You accept cash, checks, Venmo and Zelle from customers.',
        'Count the drawer, make the night deposit and check the locks.',
        'Pay is by direct deposit every other Friday.',
        'Check IDs at the door and handle cash.',
        'We will check your references.',
        'We never ask you to deposit checks.',
        'Guests may pay by check, card or money order at the desk.',
        'Your first check comes two weeks after you start.',
        'Help members endorse their checks.',
        'At the lodge, check guests in and bring the deposit to the bank.',
        'Take out the trash at 10 and check both sides of the street.',
        'Draft beer, bank holidays off and a check-in every week.',
      ],
    },
  },
  {
    id: 'money-forwarding',
    version: 7,
    why: 'It asks people to move money or to buy gift cards. No honest job begins with that.',
    level: 'heavy',
    find: findPhrases(
      [
        'buy|buying|purchase* ... gift card|cards',
        'pick up ... gift card|cards',
        'buy|buying|purchase* ... giftcard|giftcards',
        'gift card|cards >> scratch*|code|codes',
        'itunes|steam|razer|vanilla|google play|gift|card|cards|codes',
        'scratch* ... code|codes',
        'apple|ebay|sephora card|cards',
        'card|cards >> photo|photos|picture|pictures back',
        'prepaid|reloadable debit|visa|gift|card|cards',
        'wire|wired|wiring money|funds|balance|remainder|remaining|payment|payments',
        'send|make|complete wire transfer|transfers',
        'western union',
        'moneygram',
        'send|forward*|transfer* remainder|difference|balance|remaining|excess',
        'send|forward*|transfer* rest to|by|via|through',
        'send|forward*|transfer* ... zelle|cashapp|venmo|paypal',
        'send|forward*|transfer* ... cash app',
        'zelle|venmo|cashapp|paypal it|them|rest|balance|remainder|money|funds',
        'cash app it|them|rest|balance|remainder|money|funds',
        'remit|remits|remitting rest|remainder|balance|difference|what',
        'return*|refund*|send overpayment',
        'refund* extra|excess|surplus to|by|via',
        'in|into|to your|own|bank|checking account >> pay|settle|remit vendor|invoice|mover|movers|decorator|installer|contractor|supplier',
        'receive|accept*|collect|process* ... payments|funds|money|transfers|deposits >> transfer|forward*|wire|send them|it|funds|money|rest|balance|remainder',
        'payments|funds|money|transfers|donations ... own|personal ... account',
        'funds|money|transfers|donations ... your account|bank',
        'use|using|through|into|to own|personal bank|checking account',
        'transfer*|forward* funds|money|payments',
        'keep # as|commission',
        'keep # of ... transfer|transfers|payment|payments|transaction|check|amount',
        'keep ... percent|commission ... transfer|payment|deposit|rest|amount',
        'transfer* ... # ... to our trainer|evaluator',
        'use # ... transfer|send to our|the trainer|evaluator|agent',
        'fund|send|give you|we # ... keep|keeps rest|remainder',
        'use # ... transfer|send >> keep rest|remainder',
        'pass|hand|give rest|remainder|balance|excess|surplus over|to installer|mover|movers|artist|vendor|agent|specialist|decorator|trainer',
        'hand|give extra over to mover|movers|installer|vendor|agent',
        'keep # ... pass|hand|give rest|remainder|balance',
        'ecard|ecards|egift|egifts >> scratch*|send|read|text|photograph ... numbers|codes|pin|pins',
        'e card|cards|gift|gifts >> scratch*|send|read|text|photograph ... numbers|codes|pin|pins',
        'rent|rents|renting|lend your|own|verified ... account|accounts',
        'open|opening ... checking|bank account|accounts >> hand|give|send over|us|login|logins|credentials',
        'receive|receiving|forward verification|login|sms code|codes',
        'sim card|cards ... your|own name',
        'funds|money in advance ... buy|purchase|order',
        'payment|funds first ... decal|wrap',
        'decal|wrap specialist|installer|agent ... gets|receives|share',
      ],
      { unlessAfter: ['customers', 'guests', 'help', 'visitors'] },
    ),
    examples: {
      positive: [
        'Register SIM cards in your name, $30 each.',
        'You get funds in advance to buy items for our clients.',
        'We send a payment first, and the decal specialist gets his share from you.',
        'We fund you $1,950 first; use $1,600 of it to transfer to our trainer and keep the rest.',
        'You keep $500 and pass the remainder to the installer.',
        'Hand the extra over to the mover.',
        'Get e-cards at the store, scratch them and send the numbers.',
        'Rent us your verified driver account for $500 a month.',
        'Open a checking account and hand over the login.',
        'Receive verification codes on your phone and type them into our panel.',
        {
          texts: [
            {
              field: 'Requirements',
              text: 'keep 300 dollars\nsend the rest\nby Zelle to the vendor',
            },
          ],
        },
        'Buy gift\ncards for\nus',
        'We never ask you to pay, you only buy gift cards or prepaid cards for clients.',
        'Your first task is to buy gift cards for our clients.',
        'Purchase the cards, scratch the back and send us the codes.',
        'Payments arrive in your personal account; forward the rest by Zelle.',
        'Wire the remaining balance to the vendor.',
        'Pick up Apple cards for clients and email photos of the back.',
        'Keep 8% as your commission and transfer the balance.',
        'When the money is there, Cash App it to the supplier.',
        'Subtract your pay and remit what is left.',
        'Return the overpayment to our agent.',
        'Load it into your checking account, then settle the invoice of the mover.',
      ],
      negative: [
        'Sell SIM cards and write the name of each guest on the receipt.',
        'Help members open checking accounts at our branch.',
        'Rent bikes to guests and pass the keys to the mechanic.',
        'Write e-cards for birthdays and number the envelopes.',
        'Answer customers who receive no confirmation code.',
        'Transfer 20 calls a day to our manager.',
        'We give you 20 hours and keep the kitchen calm.',
        'We never ask applicants to deposit checks, buy gift cards, pay for equipment or share their Social Security number.',
        'Sell tickets, gift cards and drinks at the front desk.',
        'Holiday bonus and a gift card on your birthday.',
        'Transfer boxes from the truck to the stock room.',
        'Wire new outlets under a licensed electrician.',
        'Process customers’ payments at the register.',
        'Guests pay with Venmo or cash; it all goes in the drawer.',
        'Return extra stock to the shelves and settle tabs.',
      ],
    },
  },
  {
    id: 'crypto-payment',
    version: 4,
    why: 'It pays in cryptocurrency or asks people to buy or move it, which nobody can take back.',
    level: 'heavy',
    find: findPhrases([
      'buy|buying|purchase*|send|convert*|deposit*|transfer*|exchange*|recharge*|withdraw*|top|fund ... bitcoin|btc|usdt|usdc|ethereum|eth|tether',
      'buy|buying|purchase*|convert*|exchange*|recharge*|withdraw*|top ... crypto|cryptocurrency',
      'paid|pay|pays|payment|payments|salary|commission|commissions|wages|payouts|payout|earnings ... in|via|with|by|through|as bitcoin|btc|usdt|usdc|ethereum|eth|tether|crypto|cryptocurrency',
      'bitcoin|btc|crypto atm|atms|kiosk|kiosks|machine|machines|wallet|wallets',
      'your|own|personal digital wallet',
      'wallet address',
      'coinbase|binance|metamask|kraken account|wallet|app',
      'trust wallet',
    ]),
    examples: {
      positive: [
        'Salary is paid weekly in USDT.',
        'You will convert deposits to Bitcoin and keep a share.',
        'Take the cash to a Bitcoin ATM.',
        'Send us your wallet address to be paid.',
        'Top up your account with crypto to unlock tasks.',
      ],
      negative: [
        'Write explainers about bitcoin for our student magazine.',
        'Paid internship in a blockchain research lab.',
        'Help with a cryptography course.',
        'Pay is $18 an hour by direct deposit.',
      ],
    },
  },
  {
    id: 'upfront-fee',
    version: 5,
    why: 'It asks applicants to pay: a fee, a deposit, or a kit. Nobody has to pay to work here.',
    level: 'heavy',
    find: findPhrases(
      [
        'application|registration|processing|training|onboarding|enrollment|activation|admin|administrative|administration|placement|membership|security|clearance|screening|visa|joining|starter|certification|equipment fee|fees|deposit ... #|required|due|refundable|refunded|reimbursed|payable|before|upfront|applies|must|needed|covers|secures',
        'pay|paying|send|submit|requires|require|small application|registration|processing|training|onboarding|enrollment|activation|admin|administrative|administration|placement|membership|security|clearance|screening|visa|joining|starter|certification|equipment fee|fees|deposit|payment',
        'background check fee|fees|cost|costs',
        'fee|fees|deposit of #',
        'fee|cost is #',
        'fee|deposit ... refunded|refundable|reimbursed',
        'refundable|nonrefundable deposit|fee|payment',
        'initial|upfront|small|onetime fee|deposit|payment|investment',
        'one time fee|deposit|payment|investment',
        'buy|buying|purchase*|pay ... starter|welcome|training|business|sample|inventory|onboarding kit|kits|package|pack|packs',
        'starter|training|onboarding|welcome|business|sample kit|kits|package|pack ... #|cost|costs|fee|pay|purchase|purchased',
        'you|must|applicants|candidates pay ... fee|fees|deposit|training|certification|background|license|course|uniform',
        'pay for your|own training|background|kit|certification|course|equipment|materials|uniform|laptop',
        'you|must|please|just|only pay #',
        'secure|reserve|hold|guarantee spot|position|place|slot ... #|payment|deposit|fee',
        'order|buy|purchase* ... laptop|macbook|equipment|workstation >> reimburse*|refund*',
        'refund*|reimburse* ... first|your paycheck|check|pay|salary',
        'laptop|equipment|workstation|software ... approved|certified vendor|vendors|supplier',
        'top up ... account|balance|wallet',
        'recharge*|topup|replenish ... account|balance|wallet',
        'to unlock ... tasks|orders|commission|commissions|withdrawal|withdrawals|earnings',
        'recharge*|replenish|cover|repay ... difference|deficit|shortfall|negative >> withdraw*|withdrawal|withdrawals',
        'before you|can withdraw|withdrawing >> recharge*|deposit*|top',
        'your balance|account turns|goes|becomes|is negative',
        'unlock*|unfreeze*|reactivate* account|wallet|withdrawal|withdrawals|earnings ... #|fee|deposit|payment|recharge*',
        'pay|deposit*|send|fee ... to unlock|unfreeze|reactivate account|withdrawal|wallet|earnings',
        'software|account|license|device|portal activation of #',
        'pay|pays|paying|cover|covers|covering ... processing|application|registration|administrative|activation|onboarding charge|charges',
        'refundable|returnable security',
        'order|buy|purchase* ... own|your ... report ... #',
      ],
      {
        unlessAfter: ['we', 'our', 'well', 'company', 'employer'],
        unlessWithin: ['background check costs|cost you nothing'],
      },
    ),
    examples: {
      positive: [
        'You recharge the difference before you can withdraw.',
        'If your balance turns negative, add to it.',
        'Pay $50 to unlock your account and your earnings.',
        'Every new clerk covers the software activation of $89.',
        'Applicants pay a $25 processing charge.',
        'A refundable security of $150 holds your seat in our class.',
        'You order your own background report on the portal for $29.95.',
        'A training fee of $49 is due before your first day.',
        'Buy the starter kit to begin.',
        'Send a refundable deposit to hold your spot.',
        'You pay for the background check, which is refunded with your first paycheck.',
        'Order your laptop from our approved vendor.',
        'Recharge your account to unlock the next set of tasks.',
        'Top up your balance before you withdraw.',
      ],
      negative: [
        'The background check costs you nothing.',
        'Process the charge of each order and explain it to guests.',
        'Unlock the register at 9 and count $200 for the drawer.',
        'We order your background report and pay the $30.',
        'Pay: $18 an hour to charge scooters.',
        'Guard the security of 3 training rooms.',
        'We cover the fee for your food handler card.',
        'There are no fees and no deposit.',
        'Collect late fees and answer questions at the library desk.',
        'Paid training from day one.',
        'You will never be asked to pay for training.',
        'Unlock the doors, take orders and top up the milk.',
        'Recharge your batteries in our lounge.',
      ],
    },
  },
  {
    id: 'identity-data',
    version: 6,
    why: 'It asks for a Social Security number, bank data or pictures of documents, which nobody may need before they are hired.',
    level: 'heavy',
    find: findPhrases(
      [
        'ssn|ssns',
        's s n',
        'social security number|numbers|card|digits|no',
        'last four|4 ... social',
        'bank account number|numbers|details|detail|information|info|login|credentials|username|password',
        'bank|banking details|information|info|login|credentials|username|password',
        'account and|plus routing',
        'routing number|numbers',
        'online banking login|username|password|access|details',
        'name of bank',
        'bank name',
        'which|what bank ... you|account|use',
        'who do you bank',
        'send|provide|submit|give|enter|upload|text|email|include|attach|photo|picture ... your credit|debit card|cards',
        'credit|debit card number|numbers',
        'front and|or back ... id|license|card|passport',
        'id|license|card|passport ... front and|or back',
        'mothers maiden name',
        'photo|photos|picture|pictures|scan|image|copy of ... license|passport|id',
        'selfie ... id|license|passport|card',
        'send|provide|submit|enter|text|email|share ... date of birth',
        'id me login|account|credentials',
        'idme',
        'both sides of driver|drivers|license|id|passport',
        'license|passport ... selfie',
        'digit tax|government|social id|number|identification',
        'tax id ... date of birth',
        'online banking user ... password|pin',
        'online banking pin',
        'your cash app tag|cashtag|handle|username|id',
        'your cashapp|venmo|zelle tag|cashtag|handle|username|id',
        'your cashtag',
        'cell|phone|mobile carrier ... pin',
        'bank you use|have',
        'date of birth ... account|bank',
        'account details|number ... payroll',
        'sign|log in with bank',
      ],
      {
        unlessWithin: [
          'bring|brings ... social security card ... i 9',
          'bring|brings ... social security card ... first day|shift ... i 9',
          'have|need|needs ... social security number ... itin',
          'clients|customers|taxpayers|families enter|type|file|gather ... social security numbers',
          'clients|customers|taxpayers|families enter|type|file|gather ... bank account numbers',
          'copy of ... license|id|passport ... after|once you|your are|have hired',
          'copy of ... license|id|passport ... after|once hired|hiring',
        ],
      },
    ),
    examples: {
      positive: [
        { texts: [{ field: 'Question 1', text: 'Who is your cell carrier and PIN?' }] },
        'Send both sides of your driver license and a selfie.',
        'Have your 9 digit government number ready.',
        'Email your name and the bank you use.',
        'Fill in your date of birth and account details for payroll.',
        'Sign in with your bank to confirm.',
        {
          texts: [{ field: 'Question 1', text: 'What is your 9-digit tax ID and date of birth?' }],
        },
        { texts: [{ field: 'Question 1', text: 'Online banking user and password?' }] },
        { texts: [{ field: 'Question 1', text: 'Your Cash App tag?' }] },
        'We never ask for fees; send your Social Security number and a copy of your license.',
        'Bring a picture of your Social Security card, or send it today.',
        'After you are hired send a copy of your license.',
        'Send your SSN and date of birth to start.',
        'Include your S.S.N. with your message.',
        { texts: [{ field: 'Question 2', text: 'What is your Social Security number?' }] },
        { texts: [{ field: 'Question 1', text: 'Which bank do you use?' }] },
        'Email us your bank account number and routing number.',
        'Text a photo of your driver’s license, front and back.',
      ],
      negative: [
        'Sell phones of every carrier and pin posters to the wall.',
        'Check both sides of the street and the ID of each guest at the door.',
        'Design the user experience of online banking.',
        'We will not ask for your bank account number or Social Security number before you are hired.',
        'Bring your Social Security card for the I-9.',
        'Bring your Social Security card and ID on your first day for the I-9 form.',
        'You must have a Social Security number or ITIN to be on payroll.',
        'A copy of your food handler card and driver license is needed after you are hired.',
        'You help clients enter income, Social Security numbers and bank account numbers for their refunds.',
        'Help clients with Social Security disability claims.',
        'A valid driver’s license is required.',
        'Bring two documents for the I-9 on your first day.',
        'We do not ask for your bank details before you are hired.',
        'Volunteer at the food bank on weekends.',
      ],
    },
  },
  {
    id: 'off-platform-chat',
    version: 8,
    why: 'It leads applicants to a chat app. Please let them apply here, where both sides are protected.',
    level: 'heavy',
    find: findBoth(
      findHandles(CHAT_APPS.split('|')),
      findPhrases(
        [
          `text|message|msg|contact|add|reach|dm|inbox|ping|hit|interview|interviews|interviewed|interviewing|apply|connect|continue ... ${CHAT_APPS}`,
          `reply|send|call|talk|write|chat|respond|email|speak ... us|me|him|her|hr|our|manager|recruiter|supervisor|director|coordinator|team ... ${CHAT_APPS}`,
          `interview|interviews|training|onboarding|details|instructions|orientation|briefing ... ${CHAT_APPS}`,
          `${CHAT_APPS} number|only|us|me|id|handle|username|link|interview|#|at|hr|manager|recruiter`,
          `download|install signal|skype|hangouts|kik|imo|${CHAT_APPS}`,
          'message|contact|add|text|write|reach|dm|email us|me|him|her|hr|our|manager|recruiter|supervisor|director|coordinator|team ... signal|skype|hangouts|kik|discord|snapchat|messenger|line|instagram',
          'interview|interviews|interviewed|interviewing|onboarding ... on|via|through|over|by signal|skype|hangouts|kik|discord|snapchat|messenger|text|chat',
          'interview|interviews|interviewed|contact|message|add ... google chat|hangouts',
          'interview|interviews ... text chat|message|messages',
          'text|chat interview|interviews',
          `join|enter ... discord|signal|skype|${CHAT_APPS} ... interview|interviews|apply|onboarding|hired`,
          `escribenos|escribeme|escriba|contactanos|contacta|comunicate|mandanos|manda|envia|agreganos|hablanos ... ${CHAT_APPS}`,
          'text|sms ... name|resume|code|age|email|word ... to|at #',
          'text|sms ... to|at # ... interview|apply|start|details|position|job|hired',
          'text|sms # ... interview|apply|start|details|position|job|hired',
          'send|shoot|drop text|sms ... # ... interview|apply|start|details|position|job|hired',
          'text # # # # # # #',
          'wa me',
          't me',
          't gram',
          'tgram',
          't dot me',
          'wa dot me',
          'message|contact|add|text|write|reach ... us|me|him|her|hr|our|manager|recruiter|lead ... on|via|through tg|wa',
          'message|contact|text|reach ... on|via|through|by imessage|whats',
          'on|via|by w a',
          'signal|line|kik me|us at|on|#',
          'add|message|text|contact ... snapchat|skype|signal|hangouts|kik|messenger ... interview|apply|hired',
          'imessage us|me|him|her|hr|manager|recruiter|only|at|#',
          'wa|whats number',
          'text|message|sms us|me|him|her|hr|manager|recruiter ... at|on #',
        ],
        { unlessAfter: ['clients', 'customers', 'fans', 'followers', 'guests', 'visitors'] },
      ),
    ),
    examples: {
      positive: [
        'Message our manager on WA.',
        'Reach me on W.A +1 (919) 555 0100.',
        'Signal me at 919 555 0100, no interview required.',
        'Add my snapchat for the interview.',
        'Telegram: lindahr22.',
        'Questions? WeChat linda_8899',
        'Escríbenos al wasap 919 555 0100.',
        'Reach HR by iMessage only: 919 555 0100.',
        'Text our manager Nina at 919-555-0100.',
        'Add our HR lead on T-gram, username ninahiring.',
        'Find me at t dot me slash nina.',
        'Message our manager on TG to be hired.',
        { texts: [{ field: 'Title', text: 'Telegram @evil 9195550100' }] },
        { texts: [{ field: 'Company name', text: 'Telegram: evil_hr' }] },
        { texts: [{ field: 'Tags', text: 'message\nme\non\ntelegram\nnina' }] },
        'Message us\non Telegram\nat @nina',
        'Text our manager on WhatsApp to apply.',
        'Interviews are held on Telegram only.',
        'Contact HR via Telegram: @hire_fast',
        'Ｗｈａｔｓ\u200bＡｐｐ us at 555 0100.',
        'Message us on t e l e g r a m for details.',
        'Text your full name to 555 0100.',
        'Begin at wa.me/15550100.',
        'Text nine one nine five five five zero one seven seven.',
        'Join our Discord server for the interview.',
        'The interview is a text chat in Microsoft Teams.',
        'Escríbenos por WhatsApp para empezar.',
        'Text us on\nWhatsApp to start.',
        'Write to t . me / hire_fast',
      ],
      negative: [
        'Weigh a gram on our scales and write it on the board.',
        'Our shop is at 12 Main St, Seattle, WA 98101.',
        'Grow our Telegram: funny posts every week.',
        'Text messages from guests are answered at the desk.',
        { texts: [{ field: 'Title', text: 'Social media helper (Telegram and Instagram)' }] },
        { texts: [{ field: 'Company name', text: 'WeChat Translators 24' }] },
        'Grow our Telegram channel and answer comments.',
        'Moderate our Discord community in the evening.',
        'Interviews are held in person or by video.',
        'We never contact applicants on WhatsApp.',
        'Clients chat with us on WhatsApp, and you answer them.',
        'The crew plans its shifts in a group chat.',
        'Join a team that answers fans on Discord.',
        'Write texts for our landing page: one headline, three lines.',
      ],
    },
  },
  {
    id: 'reshipping',
    version: 5,
    why: 'It has people receive parcels at home and send them on, which is how stolen goods are moved.',
    level: 'heavy',
    find: findPhrases(
      [
        'reship*',
        're ship|shipping|shipped',
        'forward|forwarding package|packages|parcel|parcels|mail|shipments|goods|items',
        'package|packages|parcel|parcels|shipment|shipments|goods|boxes|mail ... your|own home|house|address|residence|apartment|door|place|doorstep',
        'package|packages|parcel|parcels|shipments|mail at|from home',
        'at|from|your home >> package|packages|parcel|parcels >> label|labels|ship|shipping|forward|forwarding|send|mail|drop|repack|post',
        'from home|anywhere|house ... package|packages|parcel|parcels|mail|shipping handler|manager|inspector|clerk|assistant|coordinator|agent|processor',
        'package|packages|parcel|parcels|mail handler|manager|inspector|clerk|assistant|coordinator|agent|processor >> from|at home',
        'package|packages|parcel|parcels|mail handler|manager|inspector|clerk|assistant|coordinator|agent|processor >> remote|remotely',
        'receive|inspect|accept|collect ... package|packages|parcel|parcels ... home',
        'receive|accept|get ... your home|house|apartment ... label|labels',
        'your home|house|apartment >> put|attach|stick|print our|new label|labels',
      ],
      {
        unlessWithin: [
          'forward|forwarding mail >> moved|graduated',
          'reship* returns|returned to|back',
        ],
      },
    ),
    examples: {
      positive: [
        'Receive electronics at your home, put our new label on and drop them at the post office.',
        'Receive packages at your home, relabel them and drop them off.',
        'Become a reshipping agent.',
        'Forward parcels to our customers abroad.',
        'Work from home as a parcel inspector.',
        'Packages come to your address with prepaid labels.',
      ],
      negative: [
        'Put new labels on our boxes and ship them from the store.',
        'Receive packages for residents of the dorm, label them and forward mail of those who have moved.',
        'Scan and reship returns to our suppliers at the warehouse.',
        'Pack and ship orders in our warehouse.',
        'Receive deliveries at the loading dock.',
        'Deliver packages on a fixed route in our van.',
        'Sort mail in the campus mail room.',
        'Homemade bread, boxes of pastry and good coffee.',
      ],
    },
  },
  {
    id: 'investment',
    version: 1,
    why: 'It asks people to put in money of their own and promises that it grows. That is no job.',
    level: 'heavy',
    find: findPhrases([
      'invest|stake # ... earn|earns|get|receive|return|returns|profit|profits|double|daily|weekly',
      'deposit* # ... earn|earns|profit|profits|double|returns',
      'invest|stake ... own|your money|savings|capital ... earn|get|return|returns|profit|profits',
      'minimum|starting|initial|startup investment|capital ... #|earn|return|returns|profit|profits|required',
      'double|triple|multiply|grow your money|capital|investment|deposit|savings',
      'guaranteed|assured return|returns|profits|roi',
      'guaranteed|assured daily|weekly|monthly return|returns|profit|profits|roi',
      '# profit|profits|roi a|per|every|each|in|within day|week|month|days|hours',
      'weekly|daily|monthly return of #',
      'fund|funds your account|wallet ... #|dollars|usd',
      'robot|bot trades ... return|returns|profit|profits|you',
      'forex|fx|binary|trading|copy account|accounts|platform|signals ... fund|deposit*|invest',
      'fund|deposit*|invest ... forex|binary|trading account|platform',
    ]),
    examples: {
      positive: [
        'Invest $200 today and earn $60 a week.',
        'Only a starting capital of $500 is required.',
        'Double your money in 30 days.',
        'Fund your account with 500 dollars, our robot trades for you, with a weekly return of 20%.',
        'We pay guaranteed daily returns to our student partners.',
        'Fund your forex account and copy our trades.',
      ],
      negative: [
        'We invest in our people: training, books and a mentor.',
        'Research returns of public funds for our finance club.',
        'Process returns and deposits at the register.',
        'Put 20 chairs out and earn a free lunch.',
        'Process daily returns, 15 an hour on weekends, and deposit $200 in the drawer.',
        'Help customers open accounts at our branch.',
        'A daily profit report goes to the manager.',
      ],
    },
  },
  {
    id: 'sexual-work',
    version: 1,
    why: 'It reads like nude or sexual work, which has no place on a board that people join at 16.',
    level: 'light',
    find: findPhrases([
      'nude|naked|topless|lingerie|boudoir|erotic|implied model|models|modeling|modelling|shoot|shoots|photoshoot|photo|photos|pictures|content|video|videos',
      'nsfw|nudity',
      'take|takes|taking her|his|their clothes off',
      'gentleman|gentlemen ... allowance|tokens|tips|camera|generous',
      'allowance ... companion|companionship|gentleman|gentlemen|dates',
      'companion|companionship ... weekly|monthly allowance',
      'camera ... tokens',
      'ladies|girls|women ... massage|massages ... cash|hotel|hotels|private',
      'model|models|modeling|modelling|pose|posing|shoot|shoots|photoshoot|photoshoots|photo|photos|pictures ... nude|naked|topless|lingerie|boudoir|erotic|underwear',
      'adult content|entertainment|entertainer|film|films|video|videos|modeling|model|industry|chat',
      'cam|webcam model|models|modeling|girl|girls',
      'onlyfans model|models|creator|creators|girl|girls|page|account ... you|your|new|hiring|wanted',
      'escort|escorts service|agency|wanted|needed|work|companion|companions',
      'sugar baby|babies|daddy',
      'feet|foot pics|pictures|photos',
      'private shoot|photoshoot|massage|dancer|dancers|show|shows ... hotel|apartment|home|cash|generous',
      'female|females|girl|girls|women|ladies only ... photo|photos|shoot|model|models|massage|companion',
      'sensual|erotic|happy massage|ending|service|services',
    ]),
    examples: {
      positive: [
        'Nude models wanted, $300 an hour in cash.',
        'Private photo shoots, nude, at my apartment. $500 cash.',
        'Full nudity required for this artistic calendar.',
        'I need someone to take her clothes off for pictures.',
        'NSFW pictures for our subscription page.',
        'Chat with gentlemen on camera from your dorm, tips in tokens.',
        'Young ladies give full body massages at private homes, cash daily.',
        'Weekly allowance of $1000 for a sweet companion.',
        'You pose in lingerie for a private client.',
        'Become a webcam model from your dorm.',
        'Private photoshoot in a hotel, paid in cash.',
        'Sell feet pics with us.',
        'Girls only: photo shoot at my apartment.',
      ],
      negative: [
        'Model our new sweaters for product photos on campus.',
        'Sell swimwear and lingerie in our store at the mall.',
        'Adult education: help adults with reading.',
        'Film videos of our team for Instagram.',
        'Set up the webcam and the lights of a lecture.',
        'Licensed massage therapists work at our spa.',
        'Be a companion to seniors: walks, games and lunch.',
        'Shoot photos of our dishes; tips go to the team.',
        'Measure feet and fit running shoes.',
      ],
    },
  },
  {
    id: 'hidden-link',
    version: 1,
    why: 'A short link, or one in words, hides where it leads. Please write the whole address.',
    level: 'light',
    find: findBoth(
      findLinks((host) => SHORT_LINKS.has(host)),
      findPhrases(['dot com', 'tinyurl|bitly dot', 'bit dot ly']),
    ),
    examples: {
      positive: [
        'Apply at bit.ly/3xYz now.',
        'Apply at tinyurl dot com slash nina.',
        'See starbucks dot careers-now dot com.',
        { texts: [{ field: 'Apply website', text: 'https://www.tinyurl.com/nina-jobs' }] },
        'Our form: (https://t.co/abc123).',
      ],
      negative: [
        'Apply at copperkettle.example/jobs.',
        'Open daily from 7 a.m. to 3 p.m.',
        { texts: [{ field: 'Apply website', text: 'https://forms.example/bit.ly' }] },
      ],
    },
  },
  {
    id: 'lookalike-link',
    version: 1,
    why: 'A link looks like that of a famous company, but does not belong to it.',
    level: 'light',
    find: findBoth(findLinks(isLookalikeHost), ({ emails }) =>
      emails
        .filter((email) => isLookalikeHost(hostOfEmail(email)))
        .map((words) => ({ field: 'Company email', words })),
    ),
    examples: {
      positive: [
        { texts: [{ field: 'Apply website', text: 'https://amazon-careers.example/apply' }] },
        'Apply at https://www.arnazon.example.',
        'Apply at WALMART.jobs-team.example!',
        'Write to hiring@starbuckscareers.example.',
        { texts: [{ field: 'Apply website', text: 'https://xn--mazon-3ve.example' }] },
        'See g00gle-hr.example.',
        'Apply at amazon.greenhouse.jobs-team.example.',
        { emails: ['hr@paypal-support.example'] },
      ],
      negative: [
        'Our shop: https://www.instagram.com/copperkettle',
        { texts: [{ field: 'Apply website', text: 'https://starbucks.taleo.net/jobs' }] },
        'Order at pineapple-cafe.example or targetpractice.example.',
        'Find us on jobs.amazon.com.',
        'Deliver for FedEx. We are hiring.',
      ],
    },
  },
  {
    id: 'other-language',
    version: 1,
    why: 'Our checks read English only. A person reads what is in another language before it is public.',
    level: 'light',
    find: findForeignText,
    examples: {
      positive: [
        'Trabaja desde casa. Deposita el cheque y envía el resto por Zelle, y nos escribes para empezar.',
        'Работа на дому: получите чек, положите его в банк и переведите деньги.',
        '在家工作，把支票存入您的银行账户，然后把其余的钱汇给我们的供应商，请加微信联系我们。',
        '在家兼职刷单，日赚500，加微信领取任务，先垫付后返现。',
        '취업 지원은 카톡으로. 입금된 돈을 송금하면 수당 지급.',
        'Recibirás dinero en tu cuenta bancaria y lo enviarás a nuestros socios.',
        'Nous vous enverrons un chèque, encaissez le et renvoyez le reste par virement.',
        {
          texts: [
            { field: 'Requirements', text: '收到支票后存入您的银行账户' },
            { field: 'Benefits', text: '扣除工资后把余款转给供应商' },
          ],
        },
        'Travaillez chez vous: encaissez le chèque et envoyez le reste par la poste à notre agent, qui est sur place.',
      ],
      negative: [
        'Serve 麻婆豆腐 and 小笼包 with a smile.',
        'Greet guests at Café de la Paix with bonjour, merci and au revoir; serve tarte aux pommes and pain au chocolat.',
        'We speak English, Español, Français, 中文 and русский.',
        'Tutor first-year students in Spanish: ser and estar, por and para.',
        'Cook pho, banh mi and com tam at Quán Ăn Của Mẹ.',
        'Pour coffee, mind the MIT crowd and hang the aprons on the right hook.',
      ],
    },
  },
  {
    id: 'hidden-direction',
    version: 1,
    why: 'It has hidden marks that turn the direction of its letters, so that people read something else than is written.',
    level: 'light',
    find: findOverrides,
    examples: {
      positive: [
        'Message our manager on \u202emargeleT\u202c.',
        'Sell \u202dcoffee\u202c.',
        { texts: [{ field: 'Company name', text: 'Copper \u202eelttek' }] },
      ],
      negative: [
        'Greet guests with \u2067שלום\u2069 and a smile.',
        'Pay is \u202a$18\u202c an hour.',
      ],
    },
  },
  {
    id: 'borrowed-brand',
    version: 1,
    why: 'The company has a famous name, but neither its website nor its email belongs to that company.',
    level: 'light',
    find({ companyName, website, emails, texts }) {
      const found = findBrand(companyName);
      if (found && !isOfBrand(found.brand, { website, emails })) {
        return [{ field: 'Company name', words: found.words }];
      }
      return texts
        .filter(({ field }) => field === 'Title')
        .flatMap(({ field, text }) => {
          const named = /^(.{2,40}?)(?: is)? (?:hiring|hires)\b/i.exec(text)?.[1];
          const hiring = named === undefined ? undefined : findBrand(named);
          if (!hiring || isOfBrand(hiring.brand, { website, emails })) return [];
          return [{ field, words: hiring.words }];
        });
    },
    examples: {
      positive: [
        { companyName: 'Amazon HR', website: 'https://amazon-careers.example' },
        { companyName: 'Walmart', emails: ['hr@walmart.jobs-team.example'] },
        { companyName: 'The Apple Company', emails: ['apple@jobs.example'] },
        { texts: [{ field: 'Title', text: 'FedEx is hiring from home' }] },
      ],
      negative: [
        { companyName: 'Amazon', website: 'https://www.amazon.com/jobs' },
        { companyName: 'Starbucks', emails: ['raleigh@starbucks.com'] },
        { companyName: 'Apple Valley Orchard' },
        { companyName: 'Target Practice Archery' },
        'We deliver on Amazon routes.',
      ],
    },
  },
  {
    id: 'brand-with-free-mail',
    version: 1,
    why: 'A famous company is said to write from a free mail address. It does not.',
    level: 'light',
    find({ emails, texts }) {
      const isBorrowed = (email: string) => brandOfMailbox(email) && isFreeMail(email);
      return [
        ...emails.filter(isBorrowed).map((words) => ({ field: 'Company email', words })),
        ...texts.flatMap((posted) =>
          emailsOf(posted)
            .filter(isBorrowed)
            .map((words) => ({ field: posted.field, words })),
        ),
      ];
    },
    examples: {
      positive: [
        'Send your resume to amazon.hiring.desk@gmail.com.',
        'Write to hr-walmart@outlook.com today.',
        { emails: ['costcojobs@yahoo.com'] },
      ],
      negative: [
        'Send your resume to copperkettle@gmail.com.',
        'Write to jobs@amazon.com.',
        { emails: ['pineapple.cafe@gmail.com'] },
      ],
    },
  },
  {
    id: 'suspended-company',
    version: 3,
    why: NEEDS_A_PERSON,
    isSecret: true,
    level: 'light',
    find({ sharedWithSuspended }) {
      return sharedWithSuspended.map((detail) => ({
        field: 'Company',
        words: `${detail} of a suspended company`,
      }));
    },
    examples: {
      positive: [
        { sharedWithSuspended: ['EIN'] },
        { sharedWithSuspended: ['Website', 'Phone number'] },
        { sharedWithSuspended: ['Payment card'] },
      ],
      negative: [{ sharedWithSuspended: [] }, { accountAgeDays: 0, sharedWithSuspended: [] }],
    },
  },
  {
    id: 'pay-above-industry',
    version: 1,
    why: 'The pay is higher than in 99 of 100 jobs of its industry.',
    level: 'note',
    find({ hourlyMax, usualHourlyMax }) {
      if (hourlyMax === null || usualHourlyMax === null || hourlyMax <= usualHourlyMax) return [];
      return [{ field: 'Pay', words: `$${hourlyMax.toFixed(2)} an hour` }];
    },
    examples: {
      positive: [{ hourlyMax: 90, usualHourlyMax: 31 }],
      negative: [
        { hourlyMax: 31, usualHourlyMax: 31 },
        { hourlyMax: 90, usualHourlyMax: null },
        { hourlyMax: null, usualHourlyMax: 31 },
      ],
    },
  },
  {
    id: 'pay-below-minimum',
    version: 1,
    why: `The pay is below the federal minimum wage of $${MINIMUM_WAGE} an hour.`,
    level: 'light',
    find({ statedHourlyMin }) {
      if (statedHourlyMin === null || statedHourlyMin >= MINIMUM_WAGE) return [];
      return [{ field: 'Pay', words: `$${statedHourlyMin.toFixed(2)} an hour` }];
    },
    examples: {
      positive: [{ statedHourlyMin: 5 }, { statedHourlyMin: 7.24 }],
      negative: [{ statedHourlyMin: 7.25 }, { statedHourlyMin: null }],
    },
  },
  {
    id: 'near-copy',
    version: 1,
    why: 'The text is nearly the same as that of other live jobs.',
    level: 'note',
    find({ copiesOfOthers, copiesOfOwn }) {
      if (copiesOfOthers > 0) {
        return [{ field: 'Description', words: `${copiesOfOthers} of other companies` }];
      }
      if (copiesOfOwn <= OWN_COPIES_MAX) return [];
      return [{ field: 'Description', words: `${copiesOfOwn} of your own` }];
    },
    examples: {
      positive: [{ copiesOfOthers: 1 }, { copiesOfOwn: 9 }],
      negative: [{ copiesOfOwn: 8 }, { copiesOfOthers: 0 }],
    },
  },
  {
    id: 'copy-of-refused',
    version: 1,
    why: 'The text is nearly the same as that of a job of yours that is held or was removed.',
    level: 'light',
    find({ copiesOfRefused }) {
      if (copiesOfRefused === 0) return [];
      return [{ field: 'Description', words: `${copiesOfRefused} of your own` }];
    },
    examples: {
      positive: [{ copiesOfRefused: 1 }],
      negative: [{ copiesOfRefused: 0, copiesOfOwn: 8 }],
    },
  },
  {
    id: 'copy-of-removed',
    version: 1,
    why: 'The text is nearly the same as that of a job of another company that was removed.',
    level: 'light',
    find({ copiesOfRemoved }) {
      if (copiesOfRemoved === 0) return [];
      return [{ field: 'Description', words: `${copiesOfRemoved} of other companies` }];
    },
    examples: {
      positive: [{ copiesOfRemoved: 1 }],
      negative: [{ copiesOfRemoved: 0, copiesOfOthers: 0 }],
    },
  },
  {
    id: 'new-account-in-bulk',
    version: 1,
    why: 'The account is new and has posted many jobs within a day.',
    level: 'note',
    find({ accountAgeDays, postedToday }) {
      if (accountAgeDays >= NEW_ACCOUNT_DAYS || postedToday <= MANY_JOBS) return [];
      return [{ field: 'Account', words: `${postedToday} jobs within a day` }];
    },
    examples: {
      positive: [{ accountAgeDays: 0, postedToday: 6 }],
      negative: [
        { accountAgeDays: 0, postedToday: 5 },
        { accountAgeDays: 7, postedToday: 40 },
      ],
    },
  },
];
