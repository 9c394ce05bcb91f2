// Runs in a browser, on the reference page: operations are tried there with the console's session, or with a key that is
// made there. The page's own library asks with `fetch`, which is given what the service wants to know of a caller.
(() => {
  const WORDS = {
    en: {
      documents: 'Documents',
      console: 'Console',
      session: (name) => `Requests from this page go as ${name}, with the session of the console.`,
      key: 'Requests from this page go with the new key. It is shown this once; keep it, or delete it on the Keys page:',
      make: 'Make a key for programs',
      nobody: 'Sign in at the console to try operations here, or give an API key under Authentication.',
      failed: 'No key was made:',
    },
    zh: {
      documents: '文档',
      console: '控制台',
      session: (name) => `本页发出的请求以 ${name} 的控制台会话进行。`,
      key: '本页发出的请求使用新密钥。密钥只显示这一次：请保存，或在“密钥”页面删除：',
      make: '为程序创建密钥',
      nobody: '登录控制台后可在此直接试用，或在 Authentication 处填写 API 密钥。',
      failed: '未能创建密钥：',
    },
  };
  const say = WORDS[navigator.language.toLowerCase().startsWith('zh') ? 'zh' : 'en'];
  const plain = window.fetch.bind(window);
  let key = '';
  const session = plain('/manage/session', { headers: { accept: 'application/json' } })
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}));

  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin !== location.origin) return plain(request);
    const { csrf } = await session;
    const given = request.headers.get('authorization') ?? '';
    // what a reader has filled in wins; the page's placeholder is no key
    if (!/\bsk-/.test(given)) {
      request.headers.delete('authorization');
      if (key) request.headers.set('authorization', `Bearer ${key}`);
      else if (csrf) request.headers.set('x-csrf-token', csrf);
    }
    return plain(request);
  };

  const element = (tag, properties, ...children) => {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
  };

  async function strip() {
    const { user, csrf } = await session;
    const told = element('span', { role: 'status' }, user ? say.session(user.name) : say.nobody);
    const bar = element(
      'nav',
      { id: 'try', ariaLabel: say.documents },
      element('a', { href: '/docs/index.md' }, say.documents),
      element('a', { href: '/' }, say.console),
      told,
    );
    bar.style.cssText =
      'display:flex;gap:1rem;flex-wrap:wrap;align-items:center;padding:.5rem 1rem;font:14px/1.5 system-ui,sans-serif;border-bottom:1px solid light-dark(#d9e0e2,#36424a);color-scheme:light dark;background:light-dark(#fff,#14191c);color:light-dark(#1b2326,#e4e9ea)';
    for (const link of bar.querySelectorAll('a')) link.style.color = 'light-dark(#0a6565,#5cc4c0)';
    if (user) {
      const button = element('button', { type: 'button' }, say.make);
      button.onclick = async () => {
        button.disabled = true;
        const answer = await plain('/manage/keys', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
          body: JSON.stringify({ name: `reference, ${new Date().toISOString().slice(0, 10)}` }),
        });
        const made = await answer.json().catch(() => ({}));
        if (made.key) {
          key = made.key;
          told.replaceChildren(say.key, ' ', element('code', {}, key));
          button.remove();
        } else {
          told.replaceChildren(`${say.failed} ${made.error_msg ?? made.detail ?? answer.status}`);
          button.disabled = false;
        }
      };
      bar.append(button);
    }
    document.body.prepend(bar);
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', strip);
  else strip();
})();
