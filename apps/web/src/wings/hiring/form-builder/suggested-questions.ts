/** Questions that many employers ask: four categories of ten (spec sections 3 and 9). */
export const suggestedQuestions = {
  Experience: [
    'What work or volunteer experience has prepared you for this job?',
    'Which of your past jobs, projects or classes comes closest to this role?',
    'What did you learn in your last job that you would bring to this one?',
    'Tell us about a time you handled a difficult customer or teammate.',
    'Tell us about a time you had to learn something quickly.',
    'Describe a shift or project that did not go as planned. What did you do?',
    'What accomplishment are you most proud of, and why?',
    'What was your part in the last team you worked in?',
    'Which content, campaign or event have you helped create? Share a link if you can.',
    'Why did you leave your last job, or why would you leave your current one?',
  ],
  Background: [
    'Are you authorized to work in the United States?',
    'Are you willing to relocate for this job?',
    'What are your salary expectations?',
    'Which days and hours can you work each week?',
    'When can you start, and how long do you plan to stay?',
    'What are you studying, and when do you expect to graduate?',
    'Do classes or another job limit when you can work?',
    'How would you get to work?',
    'Which languages do you speak, and how well?',
    'How did you hear about this job?',
  ],
  Skills: [
    'Which of your skills fits this job best?',
    'Which tools, software or equipment for this work do you know well?',
    'Do you hold any licenses or certifications that matter for this job?',
    'How do you decide what to do first when several things are due at once?',
    'How do you stay calm and friendly when it gets busy?',
    'How would you explain something complicated to a customer who is new to it?',
    'What experience do you have with payments or a point-of-sale system?',
    'Which social media platforms do you create for, and what works best there?',
    'How do you check your own work for mistakes?',
    'Which skill would you most like to improve in this job?',
  ],
  Culture: [
    'Why do you want to work with us?',
    'What kind of team brings out your best work?',
    'What does great service mean to you?',
    'How do you like to receive feedback?',
    'What do you do when you disagree with a decision of your team?',
    'Tell us about a time you helped someone without being asked.',
    'How do you make people from different backgrounds feel welcome?',
    'What would a manager or teacher say about working with you?',
    'What keeps you motivated when work gets repetitive?',
    'What do you care about outside of work and class?',
  ],
} as const;

export type QuestionCategory = keyof typeof suggestedQuestions;

export const questionCategories = [
  'Experience',
  'Background',
  'Skills',
  'Culture',
] as const satisfies readonly QuestionCategory[];

/** The suggestion that a question matches word for word; null for the employer's own. */
export function suggestionOf(question: string): string | null {
  const text = question.trim();
  const all = questionCategories.flatMap<string>((category) => suggestedQuestions[category]);
  return all.includes(text) ? text : null;
}

/** The suggestions of a category that the form does not have; removing a question brings its one back. */
export function suggestionsLeft(
  category: QuestionCategory,
  questions: readonly { readonly question: string; readonly suggestion: string | null }[],
): string[] {
  const taken = new Set(
    questions.flatMap(({ question, suggestion }) => [suggestion, question.trim()]),
  );
  return suggestedQuestions[category].filter((suggestion) => !taken.has(suggestion));
}
