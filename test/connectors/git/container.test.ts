import { describe, expect, it } from '@jest/globals'
import { containerName, remoteName } from '#sources/kit/code/container'

describe('given the URL of a remote', () => {
  it.each([
    ['https://github.com/acme/api.git', 'github.com/acme/api'],
    ['https://user:token@GitHub.com:443/acme/Api.git/', 'github.com/acme/api'],
    ['https://oauth2:gl@pat@gitlab.example.com/group/sub/app', 'gitlab.example.com/group/sub/app'],
    ['http://git.example.com//acme///api', 'git.example.com/acme/api'],
    ['ssh://git@host.example.com:2222/acme/api.git', 'host.example.com/acme/api'],
    ['git+ssh://git@host/acme/api', 'host/acme/api'],
    ['git@github.com:acme/api.git', 'github.com/acme/api'],
    ['github.com:acme/api', 'github.com/acme/api'],
    ['git@host:/srv/git/api.git', 'host/srv/git/api'],
    ['git://[::1]:9418/acme/api.git', '[::1]/acme/api'],
    ['https://host/acme/api?private_token=secret#x', 'host/acme/api'],
    ['  https://host/acme/api \n', 'host/acme/api'],
  ])('when it is %j, then the name is %j', (url, name) => {
    expect(remoteName(url)).toBe(name)
  })

  it.each([
    'file:///srv/git/api.git',
    'FILE:///srv/git/api.git',
    '/srv/git/api.git',
    '../api',
    './host:acme/api',
    'C:\\git\\api',
    'C:/git/api',
    'api.bundle',
    'origin',
    '',
    'https://host/',
    'https://host',
    'ext::ssh host %S /acme/api',
    'https://user:pa/ss@host/acme/api',
  ])('when it is %j, then it names nothing that others would know', (url) => {
    expect(remoteName(url)).toBeNull()
  })
})

describe('given a repository', () => {
  const root = '0123456789abcdef0123456789abcdef01234567'
  it('with a remote, then the remote names it', () => {
    expect(containerName('git@github.com:acme/api.git', root)).toBe('github.com/acme/api')
  })
  it.each([null, '/srv/git/api.git'])('with the remote %j, then its root commit names it', (remote) => {
    expect(containerName(remote, root)).toBe('git:0123456789ab')
  })
})
