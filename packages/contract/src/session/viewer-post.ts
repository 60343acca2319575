/**
 * Header of every answer to a signed-in person, refusals included: the post the gateway applied. A page that has
 * another post cached reads the profile again.
 */
export const viewerPostHeader = 'X-Viewer-Post'
