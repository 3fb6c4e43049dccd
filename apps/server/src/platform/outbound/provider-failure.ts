/**
 * A provider did not answer, or not with what was asked for; trying again later may help. The message names no secret.
 */
export class ProviderFailure extends Error {}

/** No connection to a provider came about, so it was asked for nothing. */
export class ProviderUnreached extends ProviderFailure {}
