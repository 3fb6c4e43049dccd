/** The path of a class's page, as the enrol site links it (apps/enroll/src/paths.ts). */
export const classPagePath = '/enroll/class';
