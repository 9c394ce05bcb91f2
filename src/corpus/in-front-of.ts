/** An object that has some members of its own before another's; the other's methods know it by themselves. */
export const inFrontOf = <T extends object>(behind: T, own: Partial<T>): T =>
  new Proxy(behind, {
    get(target, name) {
      if (Object.hasOwn(own, name)) return own[name as keyof T];
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
