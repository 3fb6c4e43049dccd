export { createFakeClient, type FakeAnswers, refusal } from './create-fake-client.js';
