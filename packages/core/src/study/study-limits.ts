/** The kind of a course unit: a text to read here, a PDF, a video, or questions to answer. */
export const studyKinds = ['article', 'pdf', 'video', 'quiz'] as const;
export type StudyKind = (typeof studyKinds)[number];

const mebibyte = 1_048_576;

/**
 * The limits of the courses of a class, and the rules of counting minutes. They have their own file because few
 * pages need them.
 */
export const studyLimits = {
  courses_max: 50,
  /** Units of one course. */
  units_max: 200,
  title_length_max: 80,
  summary_length_max: 500,
  required_minutes_max: 600,
  /** The interval at which a page reports that a candidate learns. */
  beat_seconds: 30,
  /** The most seconds that one such report counts; a longer silence means absence. */
  beat_most_seconds: 60,
  /** The largest gap between watched stretches that still counts as continuous; players round. */
  watch_slack_seconds: 1,
  /** The number of stretches of a video that one report may name. */
  stretches_max: 20,
  /** The factor by which the beginning of a video may need fewer bytes than its mean. */
  video_leanness: 4,
  /**
   * The last seconds of a video, which are not asked for: a player stops a little before them, and a word
   * comes a little late.
   */
  video_end_seconds: 5,
  /** Of one quiz. */
  questions_max: 50,
  question_length_max: 500,
  /** Of one question. */
  choices_max: 8,
  choice_length_max: 200,
  question_points_max: 100,
  /** The most attempts at a quiz. */
  attempts_max: 20,
  /** The last place there can be: a second of a video, a page, or thousandths of a text. */
  place_max: 1_000_000,
  pdf_bytes_max: 20 * mebibyte,
  video_bytes_max: 200 * mebibyte,
  /** The files of all courses of a class together. */
  class_bytes_max: 2_048 * mebibyte,
  /**
   * A file is sent in parts of this size; the last one is the rest. Two of them are buffered for a player
   * that stops reading.
   */
  part_bytes: mebibyte / 4,
} as const;
