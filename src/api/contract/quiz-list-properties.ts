import { flagProperty, instantProperty, numberProperty, textProperty } from './list-request.ts';

/**
 * What every list of quizzes is filtered by. `subject` is the id of a subject, `process_status` the
 * number of a status. `user_name` is the owner's whole name, the first or the last name first, or
 * the e-mail. `is_shared` is false for a quiz whose people the caller does not see.
 */
export const quizListProperties = {
  id: numberProperty('equals'),
  title: textProperty('contains', 'equals'),
  subject: numberProperty('equals'),
  created_at: instantProperty('after', 'before'),
  end_date: instantProperty('after', 'before', 'is_null'),
  restricted: flagProperty('equals'),
  process_status: numberProperty('equals'),
  is_shared: flagProperty('equals'),
  user_name: textProperty('contains'),
} as const;
