import { expect, it } from 'vitest'
import { isRobot } from './isRobot.ts'

it.each([
  [undefined, true],
  ['', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/130 Safari/537.36',
    true,
  ],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)', true],
  ['Mozilla/5.0 (compatible; Baiduspider/2.0)', true],
  ['Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)', true],
  ['facebookexternalhit/1.1', true],
  ['WhatsApp/2.23.20.0', true],
  ['TelegramBot (like TwitterBot)', true],
  ['Mozilla/5.0+(compatible; UptimeRobot/2.0)', true],
  ['FeedFetcher-Google', true],
  ['curl/8.5.0', true],
  ['python-requests/2.31', true],
  ['Go-http-client/2.0', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130 Safari/537.36', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0', false],
  ['Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36', false],
])('%s: %s', (userAgent, expected) => expect(isRobot(userAgent)).toBe(expected))
