/**
 * Header of every answer to somebody signed in, refusals included: the post the gateway took them for. A page
 * that has another one cached asks again who is signed in.
 */
export const viewerPostHeader = 'X-Viewer-Post'
