export { ApplicantInterview } from './applicant-interview.tsx';
export { InterviewBooking } from './booking/interview-booking.tsx';
export { EmployerInterviews } from './lists/employer-interviews.tsx';
export { MyInterviews } from './lists/my-interviews.tsx';
export { HoursForm } from './hours/hours-form.tsx';
export { interviewHoursQuery } from './hours/interview-hours-query.ts';
export { timeOf } from './interview-words.ts';
export { employerInterviewsQuery, interviewQuery, interviewsQuery } from './interviews-query.ts';
export { InviteSeveral } from './invite/invite-several.tsx';
