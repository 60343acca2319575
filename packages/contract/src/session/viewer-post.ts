/**
 * Header of every answer to somebody signed in, refusals included: the post the gateway took them
 * for. A page that believes another one asks again who is there.
 */
export const viewerPostHeader = 'X-Viewer-Post'
