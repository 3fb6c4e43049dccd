/**
 * A provider did not answer, or not with what was asked for; trying again later may help. The message names no secret.
 */
export class ProviderFailure extends Error {}
