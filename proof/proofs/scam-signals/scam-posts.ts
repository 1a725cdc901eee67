/** A scam as somebody would post it. */
export interface ScamPost {
  readonly title: string;
  readonly text: string;
  /** The company's name and website, where they are part of the scam. */
  readonly company?: string;
  readonly website?: string;
  /** A question of its application form. */
  readonly question?: string;
}

interface Family {
  readonly name: string;
  /** Anyone who writes the rules may read these. */
  readonly known: readonly ScamPost[];
  /** Kept out: no example of a rule, and no rule, may be made from these. */
  readonly keptOut: readonly ScamPost[];
}

const post = (title: string, text: string, more: Partial<ScamPost> = {}): ScamPost => ({
  title,
  text,
  ...more,
});

/** 200 posts in 12 families, after what students' offices and the Federal Trade Commission warn of. */
export const scamFamilies: readonly Family[] = [
  {
    name: 'checks that bounce',
    known: [
      post(
        'Personal Assistant',
        'I travel a lot and need someone for errands. You will receive a check by mail each week. Deposit it, keep 350 dollars as your pay and send the rest to the orphanage that I support.',
      ),
      post(
        'Car Wrap Driver',
        'Get paid to drive! We mail you a cashier’s check for the decal and the installer. Deposit the check, take out your $400 and pay the wrap specialist.',
      ),
      post(
        'Mystery Shopper',
        'Evaluate stores in your area. Your first assignment comes with a check that you deposit with your phone. Keep your commission and use the balance in the store.',
      ),
      post(
        'Pet Sitter for Two Weeks',
        'We are moving to your town next month. My husband will send you a cheque for the dog food and toys in advance, please deposit it as soon as it comes.',
      ),
      post(
        'Remote Bookkeeper',
        'As payments clerk you print checks for our customers on your own printer with special paper and mail them out the same day.',
      ),
      post(
        'Event Helper',
        'The client pays you directly with a certified check. Once the check clears you pay the caterer in cash.',
      ),
      post(
        'Studio Model',
        'No experience. Before the shoot we send you a check that covers your pay and the make-up artist. Deposit it at an ATM so the artist can be booked.',
      ),
      post(
        'Home Office Clerk',
        'Your duties: receiving money orders from our buyers, cashing the checks at your bank and sending a daily report.',
      ),
      post(
        'Nanny, Live Out',
        'Our family arrives on Sunday. You get your first week in advance by check, mobile deposit is fine. Buy the list of things for the children from it.',
      ),
    ],
    keptOut: [
      post(
        'Errand Runner',
        'Busy professor out of the country. My secretary mails checks to you, which you cash at your credit union, then you get supplies for the foster home.',
      ),
      post(
        'Caregiver for Grandmother',
        'She lands on the 12th. I am sending you a cheque for her wheelchair so everything is ready; deposit the cheque and hand the money to the seller who comes to your door.',
      ),
      post(
        'Vehicle Advertising',
        'Carry our energy drink logo on your car or bicycle for $500 weekly. A check goes out to you; after you deposit it, deduct the first week and pay the graphic artist.',
      ),
      post(
        'Accounts Assistant (flexible)',
        'We email you checks as PDF, you print the checks, put them in the bank and confirm with a picture of the receipt.',
      ),
      post(
        'Photo Shoot Talent',
        'Your cashier’s check arrives by FedEx, it includes the stylist fee. Deposit it the day you get it so the wardrobe can be picked up.',
      ),
      post(
        'Tutor for My Son',
        'I will pay for all lessons at once with a certified cheque. There is extra in it for the driver who brings him; please give him that part in cash.',
      ),
      post(
        'Quality Evaluator',
        'Your task is to rate how banks treat customers. Deposit our business check at the branch, wait until it clears and describe the service.',
      ),
      post(
        'Yard Work',
        'My assistant will mail you a check to buy the mower. Take your wages from it and bring the remaining money to the landscaper.',
      ),
    ],
  },
  {
    name: 'gift cards to buy',
    known: [
      post(
        'Executive Assistant',
        'First task this week: buy gift cards for our clients at the nearest store, scratch the silver part and send pictures of the codes to my email.',
      ),
      post(
        'Secret Shopper',
        'Go to Target or Walmart, purchase four gift cards of $200 each and report how the cashier treated you. Send us the numbers with the receipt.',
      ),
      post(
        'Campus Ambassador',
        'Your training task is to purchase iTunes cards and upload the codes. You are refunded with your pay.',
      ),
      post(
        'Gift Buyer',
        'We reward loyal customers. You pick up Steam gift cards in town and text us the codes.',
      ),
      post(
        'Office Helper',
        'The director needs prepaid Visa cards for a surprise. Buy the cards today, keep the receipts, send photos of both sides.',
      ),
      post(
        'Research Assistant',
        'You will be reimbursed for the Apple gift cards that you buy for study participants.',
      ),
      post(
        'Retail Auditor',
        'Tasks: buying gift cards at pharmacies, scratching off the code, entering it in our sheet.',
      ),
      post(
        'Donation Coordinator',
        'Help veterans this holiday. Purchase Google Play gift cards and email the pin codes to the coordinator.',
      ),
      post(
        'Evening Assistant',
        'Can you run to the store? I need someone to purchase eBay gift cards for the staff and send the codes before six.',
      ),
    ],
    keptOut: [
      post(
        'Personal Shopper',
        'You will buy gift cards from several stores as presents for my employees and forward the redemption codes to their inboxes.',
      ),
      post(
        'Store Evaluator',
        'Purchase Razer Gold gift cards at a convenience store, then scratch the strip and enter the code in our form.',
      ),
      post(
        'Assistant to the Dean',
        'Urgent and confidential: purchase six Amazon gift cards of $100, I reimburse you by evening.',
      ),
      post(
        'Survey Taker',
        'Your job is to buy Vanilla gift cards and check whether the codes work. We give you 15 percent of each.',
      ),
      post(
        'Church Office Aide',
        'Pastor is preparing gifts for cancer patients. Get Steam cards at the gas station and take clear pictures of the codes once you scratch them.',
      ),
      post(
        'Promotions Tester',
        'Buying gift cards in supermarkets with funds we provide, and sending the claim codes the same hour. 2 hours a day.',
      ),
      post(
        'Customer Gifts Agent',
        'Pick up Apple gift cards for our VIP clients on your way to class and message the codes to the office.',
      ),
      post(
        'Wellness Study Helper',
        'Reward participants by purchasing prepaid gift cards for them. You read the codes to our coordinator over the phone.',
      ),
    ],
  },
  {
    name: 'money to pass on',
    known: [
      post(
        'Payment Processor',
        'Customers’ payments arrive in your personal bank account. You keep 8% as commission and transfer the rest to our suppliers by Zelle.',
      ),
      post(
        'Finance Assistant',
        'Receive funds from our clients and forward the money to regional managers by Western Union. No experience.',
      ),
      post(
        'Transfer Manager',
        'Our company cannot open an account in the USA yet. Use your own bank account to accept payments and send the balance to us.',
      ),
      post(
        'Treasury Trainee',
        'You process wire payments: money comes in, you wire the remainder to the account we name, usually within the hour.',
      ),
      post(
        'Local Representative',
        'Collect payments from art buyers and send the money on via MoneyGram. You earn ten percent of each.',
      ),
      post(
        'Billing Helper',
        'Send each customer’s payment to the vendor with Cash App. Keep $50 of every transfer.',
      ),
      post(
        'Charity Cashier',
        'Donations come to your account and you forward the funds to the field office abroad.',
      ),
      post(
        'Accounts Receivable, Remote',
        'We deposit into your checking account. Withdraw it and transfer funds to the contractors on our list.',
      ),
      post(
        'Part-time Agent',
        'You only need a smartphone and your own bank account. Receive transfers, forward them, keep your share.',
      ),
    ],
    keptOut: [
      post(
        'Regional Payment Agent',
        'Sales of our furniture are paid into your account. You transfer the money to the head office in Estonia and keep five percent as commission.',
      ),
      post(
        'Remittance Clerk',
        'Accept transfers from buyers, withdraw cash, then send it with Western Union the same day.',
      ),
      post(
        'Home Cashier',
        'Our buyers pay by Zelle. You receive their payments and forward the money to the factory.',
      ),
      post(
        'Virtual Treasurer',
        'Process deposits through your personal bank account and wire the money to partners overseas.',
      ),
      post(
        'Financial Courier',
        'You collect funds for software licences and send the balance through Venmo to the developer.',
      ),
      post(
        'Crowdfunding Assistant',
        'Backers’ money reaches your account first. Keep 7% commission, transfer the remaining amount to the inventor.',
      ),
      post(
        'Settlement Officer',
        'Handle payments between customers and suppliers by using your own checking account. Daily pay from each transaction.',
      ),
      post(
        'Rent Collector, Online',
        'Tenants pay you, and you forward the payments to the landlord by MoneyGram after taking your part.',
      ),
    ],
  },
  {
    name: 'cryptocurrency',
    known: [
      post(
        'Crypto Payment Assistant',
        'Customers pay into your account. Buy Bitcoin with it and send it to our wallet; three percent is yours.',
      ),
      post(
        'Online Task Worker',
        'Rate hotels on our platform, 40 tasks a day. Commission is paid in USDT. To unlock premium tasks, top up your account with crypto.',
      ),
      post(
        'Digital Courier',
        'You bring cash to a Bitcoin ATM and scan the QR code that we send you.',
      ),
      post(
        'Data Optimizer',
        'Submit orders to boost products. Salary of 800 USDT for five days, withdraw it to your Binance account.',
      ),
      post(
        'Junior Trader',
        'We teach you. Deposit from $100 in Ethereum and watch it double, you earn for each friend too.',
      ),
      post(
        'Exchange Clerk',
        'Convert deposits to cryptocurrency on your phone and transfer the coins. You need a Coinbase account.',
      ),
      post(
        'App Tester',
        'Payment is made by crypto every evening, so send us your wallet address with your application.',
      ),
      post(
        'Assistant to a Miner',
        'Earn passive income: buy USDT, send it to the mining pool, get daily payouts.',
      ),
      post(
        'Movie Reviewer',
        'Click ten trailers a day. Earnings are paid out in Bitcoin; recharge your balance with Tether to reach level two.',
      ),
    ],
    keptOut: [
      post(
        'Product Optimization Specialist',
        'Complete sets of 38 clicks. Wages in USDT daily. When the balance turns negative you recharge with USDT to continue.',
      ),
      post(
        'Remote Cash Handler',
        'Withdraw the deposits from your bank and feed them into the nearest Bitcoin machine. We guide you on the phone.',
      ),
      post(
        'Music Promoter',
        'Stream songs and get commission. Payouts in crypto only, set up Trust Wallet before training.',
      ),
      post(
        'Investment Intern',
        'Open a Kraken account, buy Ethereum with your first pay and transfer the Ethereum to the fund manager.',
      ),
      post(
        'Hotel Booking Rater',
        'After each set of ratings your salary is sent in Tether. A deposit of 50 USDT activates your workbench.',
      ),
      post(
        'Token Ambassador',
        'Invest a little yourself: purchase bitcoin worth $250 and send the bitcoin to the presale address; you triple it by Friday.',
      ),
      post(
        'Currency Helper',
        'I need a student who exchanges dollars to Bitcoin for me and keeps 6 percent of the coins.',
      ),
      post(
        'E-commerce Booster',
        'Like and order items virtually. You are paid via USDT, and give your wallet address at registration.',
      ),
    ],
  },
  {
    name: 'fees to pay',
    known: [
      post(
        'Data Entry Clerk',
        'Earn $35 an hour from home. A registration fee of $49 is required before your training, it is refunded with your first paycheck.',
      ),
      post(
        'Flight Attendant Trainee',
        'Guaranteed placement. You pay the training fee of 250 dollars and start in two weeks.',
      ),
      post(
        'Cruise Ship Staff',
        'All nationalities. Candidates pay the visa processing fee through our agent.',
      ),
      post(
        'Envelope Stuffer',
        'Send a one-time payment of $39 and you receive your first hundred envelopes.',
      ),
      post(
        'Warehouse Worker',
        'Everyone is hired. The background check costs $45, which you pay online today and get back with your first check.',
      ),
      post(
        'Online Tutor',
        'Secure your place with a small deposit. Only twenty places left this month.',
      ),
      post(
        'Security Guard',
        'We arrange your licence. The application fee is due before the interview.',
      ),
      post(
        'Postal Service Jobs',
        'Government jobs open now. Pay $69 for the exam materials, which guarantee a position.',
      ),
    ],
    keptOut: [
      post(
        'Medical Coder',
        'Start Monday. The certification fee of $120 has to be paid by card, and then your login is created.',
      ),
      post(
        'Brand Promoter',
        'To reserve your spot on the tour, send a refundable deposit of 75 dollars to our coordinator.',
      ),
      post(
        'Survey Panelist',
        'Lifetime membership for a one-time fee, then unlimited surveys at $20 each.',
      ),
      post(
        'Airport Ground Crew',
        'Hiring at once. You pay for the background check and the badge, forty dollars in total.',
      ),
      post(
        'Transcriptionist',
        'You must pay a processing fee first so that we can open your worker profile.',
      ),
      post(
        'Model, All Sizes',
        'Registration fee $99 required for your portfolio. You are booked the same week.',
      ),
      post(
        'House Sitter Abroad',
        'Free villa in exchange for watering plants. A security deposit holds it for you, payable before you fly, fee of 300.',
      ),
      post(
        'Virtual Receptionist',
        'An onboarding fee applies; it is reimbursed after thirty days of work.',
      ),
      post(
        'Driver Partner',
        'Pay the activation fee of $29.99 to join our app and get your first orders.',
      ),
    ],
  },
  {
    name: 'kits and equipment to buy',
    known: [
      post(
        'Craft Assembler',
        'Make bracelets at home. Buy the starter kit for $60 and we purchase every piece that you finish.',
      ),
      post(
        'Beauty Consultant',
        'Be your own boss. Purchase the sample package and earn on everything that your friends buy.',
      ),
      post(
        'Remote Coordinator',
        'Order a MacBook from our approved vendor. You are reimbursed with your first paycheck.',
      ),
      post(
        'Nutrition Coach',
        'Your business begins with the welcome kit, which costs $199, and recruits below you pay you for life.',
      ),
      post(
        'Customer Care Agent',
        'You buy the headset and the software from our certified supplier before training.',
      ),
      post(
        'Candle Maker',
        'Work from your kitchen. The onboarding package costs 80 dollars and contains all wax.',
      ),
      post('Sales Rep', 'Purchase an inventory package to unlock your territory.'),
      post(
        'Document Typist',
        'You need a workstation that meets our standard: buy the equipment, keep the invoice, be reimbursed in week two.',
      ),
    ],
    keptOut: [
      post(
        'Home Packager',
        'We supply work all year. Simply purchase the training kit, 45 dollars, and follow the video.',
      ),
      post(
        'Wellness Ambassador',
        'Start with the business starter pack for $299, then build your own team.',
      ),
      post(
        'IT Support, Remote',
        'Laptop and printer are ordered by you at our vendor. The equipment vendor takes Zelle; you get it back with your first pay.',
      ),
      post(
        'Jewelry Maker',
        'Buy your sample kit today, mail back what you made, get $10 for each.',
      ),
      post(
        'Admissions Assistant',
        'You will purchase a laptop for the role and we reimburse it with the salary of the first month.',
      ),
      post(
        'Essential Oils Partner',
        'No boss, no hours. Your welcome package costs $150 and includes a website.',
      ),
      post(
        'Medical Billing from Home',
        'Everything you need is in the training package, just pay 89 dollars shipping and handling for it.',
      ),
      post(
        'Call Agent',
        'Please order the equipment, including a second monitor; reimbursement follows on your first paycheck.',
      ),
      post(
        'Mail Order Helper',
        'The starter package has a fee of 35 dollars. Earn 3 dollars for each leaflet.',
      ),
    ],
  },
  {
    name: 'identity numbers',
    known: [
      post(
        'Office Assistant',
        'No interview needed. Reply with your full name, address, date of birth and SSN and we send the contract tonight.',
      ),
      post(
        'Kitchen Help',
        'You are hired. For payroll we need your Social Security number and a photo of your driver’s license, front and back.',
      ),
      post('Seasonal Clerk', 'Apply in one minute.', {
        question: 'Please enter your Social Security number',
      }),
      post(
        'Census Helper',
        'Create an ID.me account, and share the ID.me login with your supervisor so that we can enroll you.',
      ),
      post('Valet', 'Attach a copy of your passport to the application.', {
        question: 'Mother’s maiden name',
      }),
      post(
        'Nursery Aide',
        'To run the check, please give the last four of your social together with your birthday.',
        { question: 'What are the last 4 digits of your social?' },
      ),
      post(
        'Delivery Helper',
        'Hired today. Submit your date of birth and a selfie holding your ID.',
      ),
      post(
        'Virtual Assistant',
        'Email a picture of your ID card and your SSN to begin the onboarding.',
      ),
    ],
    keptOut: [
      post('Front Desk', 'We skip interviews. Fill in your SSN below and start tomorrow.', {
        question: 'SSN',
      }),
      post(
        'Grocery Packer',
        'Text a picture of your driver’s license along with your current address and we put you on the list.',
      ),
      post(
        'Campus Survey',
        'For tax reasons, your social security number is required when you apply.',
      ),
      post('Bar Back', 'Please upload a selfie with your license so we know you are real.'),
      post(
        'Office Cleaner',
        'Your application is complete once you provide your date of birth, social security no and home address.',
      ),
      post('Warehouse Night Shift', 'Immediate start.', {
        question: 'Full name, birthday, Social Security Number',
      }),
      post(
        'Paid Focus Group',
        'To receive the incentive, send a scan of your passport to the organizer.',
      ),
      post(
        'Government Grant Clerk',
        'We register you with ID me, just tell us the ID me login code when it arrives.',
      ),
      post(
        'Childcare Helper',
        'Kindly reply with a copy of your ID, front and back, to get your schedule.',
      ),
    ],
  },
  {
    name: 'bank data',
    known: [
      post('Data Typist', 'Salary is wired weekly.', {
        question: 'Which bank do you use, and for how long?',
      }),
      post(
        'Store Helper',
        'To set up your pay now, send your bank account number and routing number.',
      ),
      post(
        'Admin Trainee',
        'We link your account in advance: provide your online banking login to the HR team.',
      ),
      post(
        'Copy Editor',
        'Before we send the offer, tell us the name of your bank and whether you use mobile deposits.',
      ),
      post(
        'Tester',
        'You verify your identity with a credit card. Enter your credit card number; nothing is charged.',
      ),
      post('Logistics Assistant', 'Short form, quick start.', {
        question: 'Bank name, account and routing number',
      }),
      post(
        'Student Helper',
        'Send a picture of your debit card so that accounting can pay you in advance.',
      ),
      post(
        'Charity Worker',
        'Give us your banking information today and get a bonus of 100 dollars tomorrow.',
      ),
    ],
    keptOut: [
      post('Receptionist', 'Pay comes twice a week.', {
        question: 'What bank do you have an account with?',
      }),
      post('Inventory Clerk', 'Accounting needs your banking details before the interview.'),
      post(
        'Remote Scheduler',
        'Include the routing number of your bank in your message, so payroll is ready on day one.',
      ),
      post(
        'Proofreader',
        'Kindly give your account and routing information as part of the application.',
      ),
      post(
        'Junior Analyst',
        'Share your online banking username with our onboarding officer for the direct deposit test.',
      ),
      post('Social Media Helper', 'We verify age with a card: upload your debit card, both sides.'),
      post('Office Runner', 'First you tell us who you bank with.', {
        question: 'Who do you bank with?',
      }),
      post(
        'Recruiting Assistant',
        'Please provide bank login details so our system can confirm your employment history.',
      ),
      post('Greeter', 'Fast hiring.', { question: 'Your bank account details for salary' }),
    ],
  },
  {
    name: 'chats elsewhere',
    known: [
      post(
        'Remote Data Entry',
        'Interviews are held on Telegram only. Add our hiring manager @jane_hires to start today.',
      ),
      post(
        'Virtual Assistant',
        'Do not apply here, we never read it. Text Mr. Cole on WhatsApp at 555 0142 for an immediate interview.',
      ),
      post(
        'Customer Service',
        'Contact HR through Google Hangouts for the online interview and mention code HR77.',
      ),
      post('Proofreader', 'Download Signal and message the recruiter with the word JOB.'),
      post('Personal Assistant', 'Text your full name and age to 555 0177 and we call you.'),
      post('Typist', 'Write to us at wa.me/15550123 to get the details.'),
      post(
        'Sales Intern',
        'Reach our coordinator via Telegram, t.me/fasthire, only serious people.',
      ),
      post('Part-time Evaluator', 'Add me on WeChat for more, id hire2026.'),
    ],
    keptOut: [
      post(
        'Content Moderator',
        'The whole interview happens by chat: message our director on Telegram to set a time.',
      ),
      post('Order Clerk', 'Kindly text the recruiter on WhatsApp, she answers within minutes.'),
      post(
        'Travel Planner',
        'Send a message to our supervisor on Skype for your online interview.',
      ),
      post(
        'Junior Bookkeeper',
        'We do the onboarding over Signal. Install Signal and add the number in the picture.',
      ),
      post('Home Reviewer', 'SMS your name and email to 555 0199 to claim your position.'),
      post('Research Helper', 'Contact the professor’s assistant via WhatsApp, she has the forms.'),
      post(
        'Intake Clerk',
        'Continue on Telegram with our recruitment team for the briefing and the contract.',
      ),
      post(
        'Gaming Tester',
        'Join the interview in Discord: dm our manager and say that you come from this page.',
      ),
    ],
  },
  {
    name: 'chats in disguise',
    known: [
      post('Helper', 'Message us on W h a t s A p p for details.'),
      post('Online Clerk', 'Contact HR via Ｔｅｌｅｇｒａｍ, username in the picture.'),
      post('Typing Job', 'Text the manager on What\u200bsApp now.'),
      post('Easy Work', 'Add us on Tеlеgrаm and begin today.'),
      post('Assistant', 'Reach me on wh4ts4pp, number 555 0101.'),
      post('Mail Clerk', 'Interview on T.e.l.e.g.r.a.m at once.'),
      post('Rater', 'Write our manager on Whats App, the number is 555 0166.'),
      post('Clerk', 'Text us on 𝗪𝗵𝗮𝘁𝘀𝗔𝗽𝗽 to apply.'),
    ],
    keptOut: [
      post('Order Taker', 'Message the supervisor on T-e-l-e-g-r-a-m please.'),
      post('Office Aide', 'Contact our HR on Ｗｈａｔｓａｐｐ to be hired.'),
      post('Trainee', 'Add the recruiter on t3l3gr4m, she is waiting.'),
      post('Night Clerk', 'Text me on ＷhаtsАpp for the address.'),
      post('Home Job', 'Our interviews: ⓣⓔⓛⓔⓖⓡⓐⓜ, then start.'),
      post('Assistant Buyer', 'Reach the team via Tele\u00adgram, name fastwork.'),
      post('Copy Clerk', 'Apply by w_h_a_t_s_a_p_p with your name.'),
      post('Student Aide', 'Contact me on Télégräm today.'),
    ],
  },
  {
    name: 'parcels at home',
    known: [
      post(
        'Shipping Assistant',
        'Receive packages at your home, check them, print the prepaid labels and drop them at the post office. $40 for each parcel.',
      ),
      post(
        'Logistics Agent',
        'Become a reshipping agent. We send goods to your address, and you forward the parcels abroad.',
      ),
      post(
        'Parcel Inspector',
        'Work from home as a package inspector. Photos, new label, pickup by courier.',
      ),
      post(
        'Home Warehouse',
        'Parcels come to your house each morning. Repack them and ship them with our labels.',
      ),
      post(
        'Quality Controller',
        'You accept packages at your own apartment and reship them within a day.',
      ),
      post(
        'Mail Handler',
        'We need a mail manager at home who forwards packages for our customers in Asia.',
      ),
      post(
        'Delivery Coordinator',
        'Receive, inspect and forward parcels. Your address is all you need.',
      ),
      post(
        'Freight Helper',
        'Electronics arrive at your door. Remove the invoices, re-ship them the same day.',
      ),
    ],
    keptOut: [
      post(
        'Package Handler from Home',
        'Online shops deliver boxes to your residence, you attach a new label and hand the packages to the courier.',
      ),
      post(
        'Correspondence Manager',
        'Take in packages at your home address, make a photo, and send each on with the label from your inbox.',
      ),
      post(
        'Product Forwarder',
        'You forward parcels to buyers that our store cannot reach. Pay per parcel, start this week.',
      ),
      post(
        'Receiving Clerk, Remote',
        'Phones and laptops are mailed to you. Accept the parcels at home and drop them at UPS with a prepaid label.',
      ),
      post(
        'Export Helper',
        'Domestic goods go to your house first; after a quick check they are reshipped overseas by you.',
      ),
      post(
        'Courier Liaison',
        'A job for parents: packages come to your place, you relabel, a driver collects.',
      ),
      post(
        'Fulfilment Partner',
        'Use your spare room. We ship parcels to your apartment, you sort and repack, and mail them to customers.',
      ),
      post(
        'Returns Specialist',
        'Returned goods are delivered to your own address. Open, photograph, re ship to the buyer.',
      ),
    ],
  },
  {
    name: 'borrowed names',
    known: [
      post('Warehouse, Remote', 'Work for the largest store of the world from your home.', {
        company: 'Amazon Recruitment Team',
        website: 'https://amazon-hiring.example',
      }),
      post('Reviewer', 'Rate products and keep them.', {
        company: 'Walmart HR Department',
        website: 'https://walmart.careers-desk.example',
      }),
      post('Streaming Tagger', 'Watch shows and tag them for $40 an hour.', {
        company: 'Netflix Jobs',
        website: 'https://nf-tagging.example',
      }),
      post('Customer Care', 'Send your resume to apple.hiring@gmail.com to begin.', {
        company: 'A. Support',
      }),
      post('FedEx is hiring drivers', 'Use your own car. Everyone is accepted.', {
        company: 'Delivery Jobs Now',
      }),
      post('Data Labeler', 'Sort pictures at home.', {
        company: 'Google Careers',
        website: 'https://g-careers.example',
      }),
      post('Barista, all towns', 'Start tomorrow in any store near you.', {
        company: 'Starbucks Hiring',
        website: 'https://sbux-now.example',
      }),
      post('Bank Clerk', 'Apply by mail to wellsfargo.hr@outlook.com only.', {
        company: 'WF Staffing',
      }),
    ],
    keptOut: [
      post('Picker', 'Night or day, you choose.', {
        company: 'Amazon Jobs USA',
        website: 'https://amzn-work.example',
      }),
      post('Costco is hiring stockers', 'All stores, no interview, start on Monday.', {
        company: 'Hire Quick',
      }),
      post('Tester', 'Try new phones before they are sold.', {
        company: 'Microsoft Careers',
        website: 'https://ms-career.example',
      }),
      post('Parcel Sorter', 'Write to fedex.recruiting@yahoo.com and say which city you live in.', {
        company: 'Parcel Staff',
      }),
      post('Reservation Agent', 'Help guests from your sofa.', {
        company: 'Airbnb Support Team',
        website: 'https://abb-support.example',
      }),
      post('Shelf Stocker', 'Pay twice what others pay.', {
        company: 'Target',
        website: 'https://target-hire.example',
      }),
      post('Bottle Tester', 'Taste and tell us what you think.', {
        company: 'Coca-Cola Recruitment',
        website: 'https://cola-recruit.example',
      }),
      post('Account Reviewer', 'Mail paypal-jobs@hotmail.com with the subject START.', {
        company: 'PP Review Group',
      }),
    ],
  },
];
